import { fileOf, pageOf } from '#rules/navigation/pageFile.ts';
import { meantUrl } from '#rules/navigation/meantUrl.ts';
import { routeOf } from '#rules/navigation/routes.ts';

/** Paths of the shop's origin that are no pages: the hosts of development, and names of the server's own. */
const served = /^\/(?:api|bff|cms|tracking|flags|images|assets|[._][^/]*)(?:\/|$)/;

/** A file name; the address of a product ends with `.html`. */
const file = /\.(?!html\/?$)[a-z\d]{1,11}$/i;

/** The address of the prerendered page for a path (PWA-05); undefined for what only the server answers. */
export function pageUrl(given: string): string | undefined {
  const [path = ''] = meantUrl(given).split('?');
  if (served.test(path) || file.test(path)) return undefined;
  return `/${fileOf(pageOf(routeOf(path).id))}`;
}
