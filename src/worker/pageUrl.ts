import { fileOf, pageOf } from '#rules/navigation/pageFile.ts';
import { meantUrl } from '#rules/navigation/meantUrl.ts';
import { routeOf } from '#rules/navigation/routes.ts';

/** What a server keeps on the shop's origin besides its pages: the hosts of development, and names of the server's own. */
const served = /^\/(?:api|bff|cms|tracking|flags|images|assets|[._][^/]*)(?:\/|$)/;

/** A file by its name; the address of a product looks like a page. */
const file = /\.(?!html\/?$)[a-z\d]{1,11}$/i;

/** The address of the prerendered page for a path (PWA-05); undefined for what only the server answers. */
export function pageUrl(given: string): string | undefined {
  const [path = ''] = meantUrl(given).split('?');
  if (served.test(path) || file.test(path)) return undefined;
  return `/${fileOf(pageOf(routeOf(path).id))}`;
}
