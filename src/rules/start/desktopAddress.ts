import { parseUrl } from '#lib/parse.ts';
import { routeOf, splitUrl } from '#rules/navigation/routes.ts';
import type { RouteId } from '#rules/navigation/registry.ts';

/** Paths of the desktop site that differ from those of the shop (APP-04). */
const mapped: Partial<Record<RouteId, string>> = {
  // Stryker disable next-line StringLiteral: the URL without a path is the root too
  home: '/',
  login: '/customer/account/login/',
  register: '/customer/account/login/',
  registerFacebook: '/customer/account/login/',
  checkoutLogin: '/customer/account/login/',
  checkoutRegister: '/customer/account/login/',
  forgotPassword: '/customer/account/forgotpassword/',
  checkoutForgotPassword: '/customer/account/forgotpassword/',
  // The desktop site has no such page.
  // Stryker disable next-line StringLiteral: the URL without a path is the root too
  sizeTable: '/',
};

const ofAccount = /^\/account(?:\/|$)/;

/**
 * Returns the URL on the desktop site for a path and its query (APP-04). Undefined if it would not be on the host of that
 * site, or if that host is the shop's own.
 */
export function desktopAddress(url: string, desktopHost: string, origin: string): string | undefined {
  const { path, query } = splitUrl(url);
  const there = ofAccount.test(path) ? '/customer/account/' : (mapped[routeOf(path).id] ?? path);
  const address = parseUrl(`${desktopHost.replace(/\/$/, '')}${there}${query}`);
  const isThere = address?.origin === parseUrl(desktopHost)?.origin && address?.origin !== origin;
  return isThere ? address?.href : undefined;
}
