import { routeOf } from './routes.ts';

/** A navigation inside the shop; `url` is path, query and hash. */
export interface Navigation {
  url: string;
  kind: 'push' | 'replace';
}

const most = 50;

/** Whether a URL is the root of the shop: `/` or `/index.html` (ROUTE-55, ROUTE-66). */
export const isRoot = (url: string) => routeOf(url).id === 'home';

/**
 * The visited history after a navigation; its last entry is the current URL, and on home it is empty
 * (ROUTE-52 to ROUTE-56, ROUTE-63, ROUTE-66, ROUTE-68).
 */
export function recordVisit(history: readonly string[], { url, kind }: Navigation): string[] {
  if (isRoot(url)) return [];
  const before = kind === 'replace' ? history.slice(0, -1) : history;
  return [...before.filter((entry) => entry !== url), url].slice(-most);
}

/**
 * The visited history after the browser's own back arrived at a URL (ROUTE-64): later entries are dropped;
 * a URL that is no longer in the history replaces the current one. A step forward is a push of `recordVisit`.
 */
export function recordPop(history: readonly string[], url: string): string[] {
  const index = history.lastIndexOf(url);
  if (index === -1 || isRoot(url)) return recordVisit(history, { url, kind: 'replace' });
  return history.slice(0, index + 1);
}

// Stryker disable StringLiteral: whatever is not a replacement is a push
/** The visited history after a late rehydration: what was visited meanwhile follows it; home empties it (ROUTE-66). */
export const mergeHistory = (persisted: readonly string[], current: readonly string[]): string[] =>
  current.length === 0
    ? []
    : current.reduce<string[]>((all, url) => recordVisit(all, { url, kind: 'push' }), [...persisted]);
