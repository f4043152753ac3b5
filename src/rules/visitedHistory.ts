import { routeOf } from './routes.ts';

/** A step of the visitor inside the shop; `url` is path, query and hash. */
export interface Navigation {
  url: string;
  kind: 'push' | 'replace';
}

const most = 50;

/** Whether a URL is the root of the shop: `/` or `/index.html` (ROUTE-55, ROUTE-66). */
export const isRoot = (url: string) => routeOf(url).id === 'home';

/**
 * The visited history after a step; its last entry is the current URL, and on home it is empty
 * (ROUTE-52 to ROUTE-56, ROUTE-63, ROUTE-66, ROUTE-68).
 */
export function visited(history: readonly string[], { url, kind }: Navigation): string[] {
  if (isRoot(url)) return [];
  const before = kind === 'replace' ? history.slice(0, -1) : history;
  return [...before.filter((entry) => entry !== url), url].slice(-most);
}

/**
 * The visited history after the browser's own back arrived at a URL (ROUTE-64): what came after it is dropped;
 * a URL that is not held any more takes the place of the current one. A step forward is a push of `visited`.
 */
export function poppedTo(history: readonly string[], url: string): string[] {
  const place = history.lastIndexOf(url);
  if (place === -1 || isRoot(url)) return visited(history, { url, kind: 'replace' });
  return history.slice(0, place + 1);
}
