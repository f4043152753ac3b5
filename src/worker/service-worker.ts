import type { PageMessage } from '#schemas/workerMessages.ts';
import { storedAnswers } from './answers.ts';
import { renewPage } from './pages.ts';
import { pageUrl } from './pageUrl.ts';
import { storedPictures } from './pictures.ts';
import { filesCache, precache } from './precache.ts';
import { answerReports } from './reports.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { readInTime } from './storedAnswer.ts';
import { storedCallOf } from './storedCalls.ts';

declare const self: WorkerScope;

/** Its name changes with the shapes of the answers, so that a new build does not read answers of an old shape. */
const answersCache = `vidriera-answers-${import.meta.env.VITE_ANSWER_SHAPES}`;
const picturesCache = 'vidriera-pictures';
const current = new Set([filesCache, answersCache, picturesCache]);

const files = precache(self.precachedFiles);
const answers = storedAnswers({
  open: () => caches.open(answersCache),
  fetch: (request) => fetch(request),
  clock: Date.now,
});
const pictures = storedPictures({
  open: () => caches.open(picturesCache),
  fetch: (request) => fetch(request),
  used: async () => {
    const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
    return usage / quota;
  },
});
const reports = answerReports((id) => self.clients.get(id));

/** Deletes the stored pages: from then on pages come from the server. */
async function deletePages() {
  const cache = await caches.open(filesCache);
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('.html'));
  await Promise.all(pages.map((page) => cache.delete(page)));
}

/** A file of this build from the server. If it is missing there, so is the build of the stored pages (APP-12). */
async function fetchedFile(request: Request) {
  const response = await fetch(request);
  // Before the page gets the answer: it then reloads, and would get the stored page again.
  if (response.status === 404 || response.status === 410) await readInTime(deletePages);
  return { response };
}

/** Answers with a file of the build; a stored page is updated afterwards. */
async function fileAnswer(
  request: Request,
  url: string,
  key: string,
): Promise<{ response: Response; after?: Promise<void> }> {
  const found = await readInTime(() => caches.match(key, { cacheName: filesCache }));
  if (found === undefined) return fetchedFile(request);
  if (request.mode !== 'navigate') return { response: found };
  return {
    response: found,
    after: renewPage(url, key, {
      open: () => caches.open(filesCache),
      fetch: (page, init) => fetch(page, init),
    }),
  };
}

/** Answers a request; undefined if the browser answers it. */
function answer({ request, clientId }: FetchEvent) {
  const call = storedCallOf(request.method, request.url);
  if (call && request.destination === '')
    return answers.answer(request, call, (report) => void reports.report(clientId, report));
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  const isPage = request.mode === 'navigate';
  // Only the mock backend applies a scenario.
  if (isPage && search.includes('escenario=')) return undefined;
  const url = isPage ? pageUrl(pathname) : pathname;
  const key = url && files.getCacheKeyForURL(url);
  if (url && key) return fileAnswer(request, url, key);
  return request.destination === 'image' ? pictures.answer(request) : undefined;
}

self.addEventListener('install', (event) => event.waitUntil(files.install(event)));

self.addEventListener('activate', (event) => {
  const clean = async () => {
    await files.activate(event);
    const old = (await caches.keys()).filter((name) => name.startsWith('vidriera-') && !current.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered === undefined) return;
  event.respondWith(answered.then(({ response }) => response));
  event.waitUntil(answered.then(({ after }) => after).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  const { type } = data as PageMessage;
  if (type === 'takeOver') void self.skipWaiting();
  if (source === null) return;
  if (type === 'reports') reports.repeat(source);
  if (type === 'screens')
    event.waitUntil(
      answers.screens().then((screens) => source.postMessage({ type: 'screens', screens }, {})),
    );
});
