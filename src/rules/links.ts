import type { Hosts } from '#countries/hosts.ts';
import { parseUrl } from '#lib/parseUrl.ts';

/** The addresses that the content of home carries; an empty text means that there is none. */
interface Addresses {
  desktop_url?: string | undefined;
  api_url?: string | undefined;
}

/** Where a tap leads: a path of this shop, or an ordinary link to another site. */
export type Link = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

/** Absolute with http or https, or a path of the own site; no control character and no backslash anywhere. */
const readable = /^(?:https?:\/\/|\/(?!\/))[^\p{Cc}\\]*$/iu;

/** The path below a base address, or undefined where the address does not lie there. */
function pathBelow(url: URL, base: string, origin: string) {
  const home = parseUrl(base, origin);
  if (home === undefined || url.host !== home.host) return undefined;
  const folder = home.pathname.replace(/\/$/, '');
  return `${url.pathname}/`.startsWith(`${folder}/`) ? url.pathname.slice(folder.length) || '/' : undefined;
}

/**
 * Where an item of home leads (HOME-10): the path and query of `desktop_url`, else of `api_url`, where it lies on
 * a host of this shop or on the page's own `origin`; another http or https address as it is. Undefined where
 * there is no address, or one that nobody may be sent to. Never throws.
 */
export function linkOf(
  { desktop_url, api_url }: Addresses,
  hosts: Pick<Hosts, 'desktop' | 'api'>,
  origin: string,
): Link | undefined {
  const address = desktop_url || api_url || '';
  const url = readable.test(address) ? parseUrl(address, origin) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const path = [hosts.api, hosts.desktop, origin]
    .map((base) => pathBelow(url, base, origin))
    .find((found) => found !== undefined);
  if (path === undefined) return { kind: 'external', href: url.href };
  return path.startsWith('//') ? undefined : { kind: 'internal', to: path + url.search };
}
