import { splitUrl } from '#rules/navigation/routes.ts';

/** Age in ms from which the shop shows how old a stored answer is (PWA-05). */
const oldFrom = 5 * 60 * 1000;

/** The answer that a screen shows. */
export interface ShownAnswer {
  /** When it was received, in ms. */
  storedAt: number;
  /** `current`: from the server; `stored`: from the device; `failed`: from the device, and the server gave no newer one. */
  state: 'current' | 'stored' | 'failed';
}

/**
 * Whether an answer is requested again when the network is back: the renewal has failed, or this is the first try and the
 * answer is old (PWA-05).
 */
export const isDue = ({ storedAt, state }: ShownAnswer, now: number, isFirst: boolean): boolean =>
  state === 'failed' || (isFirst && now - storedAt > oldFrom);

/**
 * Returns the age in whole minutes to show with an answer: without network, and for a stored answer that is 5 minutes old
 * or could not be renewed (PWA-05); undefined if no age is shown. At least 0, even if the clock was set back.
 */
export function shownAge(shown: ShownAnswer | undefined, now: number, online: boolean): number | undefined {
  if (shown === undefined) return undefined;
  const { storedAt, state } = shown;
  const age = now - storedAt;
  const isNamed = !online || state === 'failed' || (state === 'stored' && age > oldFrom);
  return isNamed ? Math.max(1, Math.floor(age / 60_000)) : undefined;
}

/** A service worker that the browser knows for this origin. */
export interface KnownWorker {
  /** Absolute URLs; the script is undefined for a worker that was never installed. */
  scope: string;
  script: string | undefined;
}

/** The worker of the mock backend, in builds that have it; the built Storybook has it in its own folder. */
const mockScript = '/mockServiceWorker.js';

/** Whether a worker belongs to the mock backend; while it is active, no other is registered (APP-43). */
export const isMockWorker = ({ script }: Pick<KnownWorker, 'script'>): boolean =>
  script !== undefined && new URL(script).pathname.endsWith(mockScript);

/** Whether a worker is older than the shop's worker with `script` and `scope`, and must be unregistered (APP-44, APP-49). */
export const isOlderWorker = (
  worker: KnownWorker,
  own: { script: string; scope: string },
  mock: boolean,
): boolean => !(mock && isMockWorker(worker)) && (worker.scope !== own.scope || worker.script !== own.script);

/** A path without the slash at its end. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Returns the path under which the worker reports on the calls of a screen (PWA-05): the screen's path without trailing
 * slash, and for search results with the phrase.
 */
export function storedSubject(url: string): string {
  const { path, query } = splitUrl(url);
  if (path === '/index.html') return '/';
  const phrase = new URLSearchParams(query)
    .getAll('q')
    .map((text) => text.trim())
    .find(Boolean);
  if (phrase === undefined || path.startsWith('/ac-')) return withoutSlash(path);
  return `/catalog?q=${encodeURIComponent(phrase)}`;
}
