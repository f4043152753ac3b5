/** A path without the slash at its end. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * The path under which the worker reports on the calls of a screen (PWA-05): that of its address without the slash at
 * the end; search results have one for each phrase, as their calls have it.
 */
export function storedSubject(url: string): string {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: unreachable fallback, needed for the type
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  if (path === '/index.html') return '/';
  const phrase = new URLSearchParams(query)
    .getAll('q')
    .map((text) => text.trim())
    .find(Boolean);
  if (phrase === undefined || path.startsWith('/ac-')) return withoutSlash(path);
  return `/catalog?q=${encodeURIComponent(phrase)}`;
}
