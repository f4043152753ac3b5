import type { RouteId } from './registry.ts';
import { routeOf } from './routes.ts';
import { isRoot } from './visitedHistory.ts';

/** The target of in-app back, and the visited history after it. */
export interface Back {
  target: string;
  history: string[];
}

/** The forms of a visitor without a session: nobody wants to return to one that is done (ROUTE-59). */
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

/** Whether an address is one for customers: `/account` or below (ROUTE-47, ROUTE-59). */
export const isAccountUrl = (url: string): boolean => /^\/account(?:[/?#]|$)/.test(url);

/** Products, account pages and the size table are skipped (ROUTE-58, ROUTE-59). */
const isSkipped = (url: string) => skipped.has(routeOf(url).id) || isAccountUrl(url);

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
