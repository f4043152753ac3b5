import { parseUrl } from '#lib/parse.ts';
import { routeOf } from '#rules/navigation/routes.ts';

/** Parameters that sign somebody in, or that name a customer or what is hers. */
const secret = new Set([
  'hash',
  'token',
  'autologin',
  'emptycart',
  'email',
  'key',
  'code',
  'fingerprint',
  'uid',
]);

/** Texts that are somebody's, wherever they were typed: an e-mail, a document or a phone. */
const email = /[^\s@]+@[^\s@]+/g;
const longNumber = /\d[\d .\-+]{5,}\d/g;

/** Parts of the shop whose addresses name what is a customer's: an order, an address, a newsletter's key. */
const personal = /^\/(?:account|newsletter|customer|checkout)(?:\/|$)/;

/** The path with a line in place of each part that a customer is known by. */
function plainPath(pathname: string): string {
  if (!personal.test(pathname)) return pathname.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '-');
  return Object.values(routeOf(pathname).params).reduce(
    (path, value) => path.replace(`/${encodeURIComponent(value)}`, '/-').replace(`/${value}`, '/-'),
    pathname,
  );
}

function plainText(name: string, text: string): string {
  const withoutEmail = text.replaceAll(email, '-');
  // Prices are long numbers too, but what is typed into the search may be a document.
  return name === 'q' ? withoutEmail.replaceAll(longNumber, '-') : withoutEmail;
}

/**
 * An absolute address as tracking may know it: without fragment, and without what signs a customer in or tells who she is
 * (docs/decisions/060-what-tracking-says.md). '' for what is no address. Never throws.
 */
export function trackedAddress(address: string): string {
  const url = parseUrl(address);
  // Stryker disable next-line Regex: a protocol ends with its only colon
  if (url === undefined || !/^https?:$/.test(url.protocol)) return '';
  const path = plainPath(url.pathname);
  if (personal.test(url.pathname)) return url.origin + path;
  const names = [...new Set(url.searchParams.keys())];
  const isPlain = names.every(
    (name) =>
      !secret.has(name.toLowerCase()) &&
      url.searchParams.getAll(name).every((text) => plainText(name, text) === text),
  );
  // What has nothing to hide stays as it is written.
  if (isPlain) return url.origin + path + url.search;
  const kept = [...url.searchParams]
    .filter(([name]) => !secret.has(name.toLowerCase()))
    .map(([name, text]) => [name, plainText(name, text)]);
  const query = new URLSearchParams(kept).toString();
  return url.origin + path + (query === '' ? '' : `?${query}`);
}

/** The same without its query (TRACK-14). */
export const simpleAddress = (address: string): string => trackedAddress(address).replace(/\?.*/, '');
