import type { Hosts } from '#countries/hosts.ts';
import type { Endpoint, HeaderName } from '#schemas/endpoint.ts';

/** A serialised request. */
export interface PlainRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Hosts and common headers. */
export interface Destination {
  hosts: Hosts;
  /** Store identifier of the country (COUNTRY-06), sent as `x-store` by some calls. */
  store: string;
  /** Headers of every call; mock builds send the country in `x-mock-country`, tests their visitor. */
  headers?: Readonly<Record<string, string>>;
}

/** Query and form fields are strings, numbers or booleans; their schemas allow nothing else. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Field names of a query or form; for an open definition, all arguments that are not path parameters. */
function namesIn(fields: Endpoint['query'], args: Record<string, unknown>, params: Endpoint['params']) {
  if (fields === undefined) return [];
  if ('entries' in fields) return Object.keys(fields.entries);
  return Object.keys(args).filter((name) => !Object.hasOwn(params?.entries ?? {}, name));
}

function pick(fields: Endpoint['query'], args: Record<string, unknown>, params?: Endpoint['params']) {
  const pairs = new URLSearchParams();
  for (const name of namesIn(fields, args, params)) {
    const value = args[name];
    if (isPlain(value)) pairs.set(name, String(value));
  }
  return pairs;
}

/** The defined fields of a JSON body, in the order of the definition. */
const bodyOf = (fields: Endpoint['json'], args: Record<string, unknown>) =>
  // Stryker disable next-line OptionalChaining: only for the type; each call has its fields
  Object.fromEntries(Object.keys(fields?.entries ?? {}).map((name) => [name, args[name]]));

const pathOf = (path: string, args: Record<string, unknown>) =>
  path.replaceAll(/:(\w+)(\*?)/g, (_, name: string, whole: string) =>
    whole === '' ? encodeURIComponent(String(args[name])) : String(args[name]),
  );

/**
 * Method, URL, headers and body of a call (API-01, API-02, API-14, API-35). Undefined fields are left out; query
 * parameters follow the order of the definition, with `api_version` last.
 */
export function requestOf(
  endpoint: Endpoint,
  args: Record<string, unknown>,
  { hosts, store, headers: ofEveryCall }: Destination,
): PlainRequest {
  const query = pick(endpoint.query, args, endpoint.params);
  for (const [name, value] of Object.entries(endpoint.fixed ?? {})) query.set(name, value);
  if (endpoint.apiVersion !== undefined) query.set('api_version', String(endpoint.apiVersion));
  const text = query.toString();
  const base = hosts[endpoint.base].replace(/\/$/, '');
  const url = `${base}/${pathOf(endpoint.path, args)}${text === '' ? '' : `?${text}`}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  const known: Record<HeaderName, string> = { 'x-os': 'pwa', 'x-store': store };
  // Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
  for (const name of endpoint.headers ?? []) headers[name] = known[name];
  let body: string | undefined;
  if (endpoint.form !== undefined) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = pick(endpoint.form, args).toString();
  } else if (endpoint.json !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(bodyOf(endpoint.json, args));
  }
  const request = { method: endpoint.method, url, headers: { ...headers, ...ofEveryCall } };
  return body === undefined ? request : { ...request, body };
}
