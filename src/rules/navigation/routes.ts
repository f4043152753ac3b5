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

/** The path and the query of an address without its fragment; a query begins with `?`, and is '' if there is none. */
export function splitUrl(url: string): { path: string; query: string } {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: unreachable fallback, needed for the type
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}

const searches = (query: string) => (new URLSearchParams(query).get('q') ?? '').trim() !== '';

/**
 * The screen of a path (ROUTE-40, ROUTE-41); the query matters for `/catalog/` only, which shows search
 * results with `q` and all products without (ROUTE-39, ROUTE-43). Never throws.
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
 * An address that came from outside (the location, a link, a stored history) as path, query and hash of this shop: what
 * a browser would resolve to another host becomes a path. Never throws.
 */
export const shopUrl = (address: string): string => address.replace(/^(?:[\s/\\]|\.\.?(?=[/\\]))*/, '/');

const plain = /^(?!.*\/\/)\/[a-z\d/-]*(?:\.html)?(?:\?[^?;#]*[\w=](?<!%20))?(?:#.*)?$/;

/** Whether an address has no sign of a change by a chat or mail program, so that `meantUrl` would not change it. */
export const isPlainUrl = (address: string): boolean => plain.test(address);
