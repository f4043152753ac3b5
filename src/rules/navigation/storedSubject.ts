/** A path without the slash at its end. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

const searches = /[?&]q=[^&]/;

/**
 * The path under which the worker reports on the calls of a screen (PWA-05): that of its address without the slash at
 * the end; one for all search results, as their calls have it.
 */
export function storedSubject(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (path === '/index.html') return '/';
  return searches.test(url) && !path.startsWith('/ac-') ? '/catalog' : withoutSlash(path);
}
