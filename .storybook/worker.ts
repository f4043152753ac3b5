import { http, HttpResponse, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { controlled } from '#mocks/controlled.ts';
import { indexedHandler } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { plainPictures, slowAnswers } from '#testing/render/pageHandlers.ts';

const unanswered = new Set<string>();

/** Whether the stories run as tests, and nobody looks at them. */
export const underTest = import.meta.env.MODE === 'test';

/** The call of the sample list, which is none of the shop: it is repeated when its stories are over. */
const ofSample = http.get('*/entries/:offset', () => HttpResponse.json({ error: true, message: '' }));

/**
 * Starts the mock service worker next to the page, also if that is in a subfolder. The mock backend answers during every
 * story, because the shop of the story before may still send a call.
 */
export async function startWorker() {
  // Runs after the catch-all of the legacy catalogue, which matches every path of the host: a request that reaches
  // this handler is unhandled.
  const unhandled = http.all('/api/*', ({ request: { method, url } }) => {
    unanswered.add(`${method} ${url}`);
  });
  const pictures = underTest ? [plainPictures] : [];
  const worker = setupWorker(...slowAnswers, ofSample, ...pictures, indexedHandler(handlers), unhandled);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (!isOwnFile(request)) unanswered.add(`${request.method} ${request.url}`);
    },
  });
  // A page of Vitest may not load itself again.
  if (!underTest) await controlled();
  return worker;
}

/** Throws if a call of the story had no handler. */
export function assertNoUnhandledRequests() {
  const calls = [...unanswered];
  unanswered.clear();
  if (calls.length === 0) return;
  throw new Error(`Failed to answer ${calls.join(', ')}: no handler. Add one to mocks/handlers.ts.`);
}

/** Files of Storybook and of the development server. */
function isOwnFile(request: Request) {
  const { origin, pathname } = new URL(request.url);
  return isCommonAssetRequest(request) || (origin === location.origin && pathname.startsWith('/@'));
}
