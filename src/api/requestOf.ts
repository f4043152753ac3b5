import type { Hosts } from '#countries/hosts.ts';
import type { Endpoint } from '#schemas/endpoint.ts';

/** A call ready to be sent. */
export interface PlainRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A field of a query or a form is text, a number or a boolean: its schema allows nothing else. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function pick(fields: Endpoint['query'], args: Record<string, unknown>) {
  const pairs = new URLSearchParams();
  for (const name of Object.keys(fields?.entries ?? {})) {
    const value = args[name];
    if (isPlain(value)) pairs.set(name, String(value));
  }
  return pairs;
}

/**
 * Method, address, headers and body of a call (API-01, API-02, API-14). Fields that are undefined are left out;
 * query parameters stand in the order of the definition, `api_version` last.
 */
export function requestOf(endpoint: Endpoint, args: Record<string, unknown>, hosts: Hosts): PlainRequest {
  const query = pick(endpoint.query, args);
  for (const [name, value] of Object.entries(endpoint.fixed ?? {})) query.set(name, value);
  if (endpoint.apiVersion !== undefined) query.set('api_version', String(endpoint.apiVersion));
  const text = query.toString();
  const url = `${hosts[endpoint.base].replace(/\/$/, '')}/${endpoint.path}${text === '' ? '' : `?${text}`}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  let body: string | undefined;
  if (endpoint.form !== undefined) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = pick(endpoint.form, args).toString();
  } else if (endpoint.json !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(args);
  }
  return { method: endpoint.method, url, headers, body };
}
