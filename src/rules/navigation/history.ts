import type { RouteId } from './registry.ts';
import { routeOf } from './routes.ts';

/** The target of in-app back, and the visited history after it. */
export interface Back {
  target: string;
  history: string[];
}

/** The forms of a visitor without a session; in-app back skips them, because they are done (ROUTE-59). */
export const signInRoutes: readonly RouteId[] = [
  'login',
  'register',
  'registerFacebook',
  'forgotPassword',
  'checkoutLogin',
  'checkoutRegister',
  'checkoutForgotPassword',
];

const skipped: ReadonlySet<RouteId> = new Set<RouteId>(['product', 'sizeTable', ...signInRoutes]);

/** Products, account pages and the size table are skipped (ROUTE-58, ROUTE-59). */
const isSkipped = (url: string) => skipped.has(routeOf(url).id) || /^\/account(?:[/?#]|$)/.test(url);

/**
 * In-app back: leaves the current URL, the last entry, and goes to the newest page that is not skipped
 * (ROUTE-57 to ROUTE-62). A root in a stored history means the cart, or home if the current page is
 * the cart (ROUTE-67).
 */
export function backFrom(history: readonly string[]): Back {
  const index = history.slice(0, -1).findLastIndex((url) => !isSkipped(url));
  const target = history[index];
  if (target === undefined) return { target: '/', history: [] };
  if (!isRoot(target)) return { target, history: history.slice(0, index + 1) };
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return routeOf(history.at(-1) ?? '').id === 'cart'
    ? { target: '/', history: [] }
    : { target: '/cart', history: ['/cart'] };
}

/** A navigation inside the shop; `url` is path, query and hash. */
export interface Navigation {
  url: string;
  kind: 'push' | 'replace';
}

const maxUrls = 50;

/** Whether a URL is the root of the shop: `/` or `/index.html` (ROUTE-55, ROUTE-66). */
const isRoot = (url: string) => routeOf(url).id === 'home';

/**
 * The visited history after a navigation; its last entry is the current URL, and on home it is empty
 * (ROUTE-52 to ROUTE-56, ROUTE-63, ROUTE-66, ROUTE-68).
 */
export function recordVisit(history: readonly string[], { url, kind }: Navigation): string[] {
  if (isRoot(url)) return [];
  const before = kind === 'replace' ? history.slice(0, -1) : history;
  return [...before.filter((entry) => entry !== url), url].slice(-maxUrls);
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

// Stryker disable StringLiteral: every kind but a replacement is a push
/** Merges a stored history that is read late: the pages visited meanwhile follow it; home empties it (ROUTE-66). */
export const mergeHistory = (persisted: readonly string[], current: readonly string[]): string[] =>
  current.length === 0
    ? []
    : current.reduce<string[]>((all, url) => recordVisit(all, { url, kind: 'push' }), [...persisted]);
