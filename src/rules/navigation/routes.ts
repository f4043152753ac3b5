import { registry, type RouteId } from './registry.ts';

/** A matched route with its parameters. */
export interface Route {
  id: RouteId;
  /** By name in the pattern, decoded. */
  params: Record<string, string>;
}

/** The paths that match a pattern of the table; a trailing slash is ignored (ROUTE-42). */
export function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^]*')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

const table = Object.entries(registry).flatMap(([id, { paths }]) =>
  paths.map((path) => ({ id: id as RouteId, expression: expressionOf(path) })),
);

/** A parameter with malformed percent encoding stays as it is. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a URL into path and query, without its fragment; the query begins with `?`, or is ''. */
export function splitUrl(url: string): { path: string; query: string } {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: unreachable fallback, needed for the type
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}

const searches = (query: string) => (new URLSearchParams(query).get('q') ?? '').trim() !== '';

/**
 * Returns the screen of a URL (ROUTE-40, ROUTE-41). The query matters only for `/catalog/`, which shows search results
 * with `q` and all products without (ROUTE-39, ROUTE-43). Never throws.
 */
export function routeOf(url: string): Route {
  const { path, query } = splitUrl(url);
  for (const { id, expression } of table) {
    const match = expression.exec(path);
    if (match === null || (id === 'search' && !searches(query))) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return { id, params: Object.fromEntries(params) };
  }
  return { id: 'catalogue', params: {} };
}

/**
 * Returns path, query and hash of a URL from outside (the location, a link, a stored history). A URL that a browser would
 * resolve to another host becomes a path of this shop. Never throws.
 */
export const shopUrl = (address: string): string => address.replace(/^(?:[\s/\\]|\.\.?(?=[/\\]))*/, '/');

const plain = /^(?!.*\/\/)\/[a-z\d/-]*(?:\.html)?(?:\?[^?;#]*[\w=](?<!%2[09]))?(?:#.*)?$/;

/** Whether `meantUrl` would return a URL unchanged, so that its code need not be loaded. */
export const isPlainUrl = (address: string): boolean => plain.test(address);
