import { parseUrl } from '#lib/parseUrl.ts';
import { signInRoutes } from '#rules/navigation/backNavigation.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { splitAutologin } from './autologinUrl.ts';

/** A longer address is none that the shop has written. */
const longest = 2000;

/** Stands for the shop's origin, so that the address of another one is recognised. */
const origin = 'https://shop.invalid';

/**
 * Where a customer goes after signing in or registering: the path and query that the guard was asked for, else
 * `otherwise` (ROUTE-48, ROUTE-51). An address that a browser would resolve to another origin, or that leads to a form
 * for signing in, is none; a login that it asks for is left out (SESS-38). Never throws.
 */
export function returnAddress(asked: unknown, otherwise = '/account'): string {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/')) return otherwise;
  const url = parseUrl(asked, origin);
  if (url?.origin !== origin) return otherwise;
  // As the browser reads it, without dots, tabs and reversed slashes, which may bring forth a second slash at the start.
  const { address } = splitAutologin(url.pathname + url.search + url.hash);
  return address.startsWith('//') || signInRoutes.includes(routeOf(address).id) ? otherwise : address;
}
