import { type RouteId, routeOf } from './routes.ts';
import { isRoot } from './visitedHistory.ts';

/** Where in-app back leads, and the visited history once there. */
export interface Back {
  target: string;
  history: string[];
}

const skipped: ReadonlySet<RouteId> = new Set<RouteId>([
  'product',
  'sizeTable',
  'login',
  'register',
  'registerFacebook',
  'forgotPassword',
  'checkoutLogin',
  'checkoutRegister',
  'checkoutForgotPassword',
]);

/** Nobody wants to go back to a product, an account page or the size table (ROUTE-58, ROUTE-59). */
const isSkipped = (url: string) => skipped.has(routeOf(url).id) || /^\/account(?:[/?#]|$)/.test(url);

/**
 * In-app back: leaves the current URL, the last entry, and walks to the newest page worth going back to
 * (ROUTE-57 to ROUTE-62). A root in a stored history means the cart, or home where one stands on the cart
 * already (ROUTE-67).
 */
export function backFrom(history: readonly string[]): Back {
  const place = history.slice(0, -1).findLastIndex((url) => !isSkipped(url));
  const target = history[place];
  if (target === undefined) return { target: '/', history: [] };
  if (!isRoot(target)) return { target, history: history.slice(0, place + 1) };
  return routeOf(history.at(-1) ?? '').id === 'cart'
    ? { target: '/', history: [] }
    : { target: '/cart', history: ['/cart'] };
}
