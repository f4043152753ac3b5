import type { Hosts } from '#countries/hosts.ts';
import { parseUrl } from '#lib/parse.ts';

/** URLs in the content of home; '' for none. */
interface Addresses {
  desktop_url?: string | undefined;
  api_url?: string | undefined;
}

/** Target of a tap: a path of this shop, or a link to another site. */
export type Link = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

/** Absolute with http or https, or a path of this site; without control characters and backslashes. */
const safeAddress = /^(?:https?:\/\/|\/(?!\/))[^\p{Cc}\\]*$/iu;

/** The path below a base URL, or undefined if the URL is outside of it. */
function pathBelow(url: URL, base: string, origin: string) {
  const home = parseUrl(base, origin);
  if (home === undefined || url.host !== home.host) return undefined;
  const folder = home.pathname.replace(/\/$/, '');
  return `${url.pathname}/`.startsWith(`${folder}/`) ? url.pathname.slice(folder.length) || '/' : undefined;
}

/**
 * Returns the link of a home item (HOME-10), by `desktop_url`, else `api_url`: path and query for a host of this shop or
 * the page's `origin`; any other http or https URL unchanged. Undefined if there is no URL or it is unsafe. Never throws.
 */
export function linkOf(
  { desktop_url, api_url }: Addresses,
  hosts: Pick<Hosts, 'desktop' | 'api'>,
  origin: string,
): Link | undefined {
  // Stryker disable next-line StringLiteral: the fallback only has to match nothing
  const address = desktop_url || api_url || '';
  const url = safeAddress.test(address) ? parseUrl(address, origin) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const path = [hosts.api, hosts.desktop, origin]
    .map((base) => pathBelow(url, base, origin))
    .find((found) => found !== undefined);
  if (path === undefined) return { kind: 'external', href: url.href };
  return path.startsWith('//') ? undefined : { kind: 'internal', to: path + url.search };
}
