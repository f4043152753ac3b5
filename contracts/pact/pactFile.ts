import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Base, Endpoint } from '#schemas/endpoint.ts';
import { consumer, pactFolder, providers } from './providers.ts';

/** An interaction in a contract file (Pact V4), as far as it is read here. */
export interface PactInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown };
  };
  response: { status: number; body?: { content: unknown } };
}

export interface Pact {
  interactions: PactInteraction[];
}

/** The path of the contract with the provider of a base. */
export const pactPath = (base: Base) => join(pactFolder, `${consumer}-${providers[base].name}.json`);

/** The contract with the provider of a base. Throws if it does not exist. */
export const readPact = (base: Base) => JSON.parse(readFileSync(pactPath(base), 'utf8')) as Pact;

/** Returns a reader that caches each contract, for callers that read one for every call. */
export function cachedPacts(): typeof readPact {
  const pacts = new Map<Base, Pact>();
  return (base) => {
    const pact = pacts.get(base) ?? readPact(base);
    pacts.set(base, pact);
    return pact;
  };
}

/** The fields of a request, as text or JSON, without those that every request of the call has. */
function sentIn(
  { fixed = {}, apiVersion, json }: Endpoint,
  { query = {}, body }: PactInteraction['request'],
) {
  const sent = Object.entries(query).map(([name, [value = '']]) => [name, value] as const);
  const isFixed = ([name]: readonly [string, string]) => name in fixed || name === 'api_version';
  const expected = { ...fixed, ...(apiVersion && { api_version: String(apiVersion) }) };
  return {
    hasFixed: isDeepStrictEqual(Object.fromEntries(sent.filter(isFixed)), expected),
    query: Object.fromEntries(sent.filter((pair) => !isFixed(pair))),
    form: json ? {} : Object.fromEntries(new URLSearchParams((body?.content ?? '') as string)),
    json: json ? body?.content : undefined,
  };
}

/** Whether the fields match the schema: all known and all valid. */
function fits(fields: Endpoint['query'], sent: Record<string, unknown>) {
  if (fields === undefined) return Object.keys(sent).length === 0;
  const isKnown = (name: string) => !('entries' in fields) || name in fields.entries;
  return Object.keys(sent).every(isKnown) && v.is(fields, sent);
}

/** The path parameters of a request; undefined if the path belongs to another call. */
function paramsIn({ path, params }: Endpoint, request: PactInteraction['request']) {
  const expression = new RegExp(
    `^/${path
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/:(\w+)(\*?)/g, (_, name, whole) => `(?<${name}>${whole ? '.+' : '[^/]+'})`)}$`,
  );
  const found = expression.exec(request.path);
  if (found === null) return undefined;
  const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
  const given = Object.fromEntries(values) as Record<string, string>;
  return fits(params, given) ? given : undefined;
}

function isRequestOf(endpoint: Endpoint, request: PactInteraction['request']) {
  if (request.method !== endpoint.method || paramsIn(endpoint, request) === undefined) return false;
  const { hasFixed, query, form, json } = sentIn(endpoint, request);
  const hasJson = endpoint.json === undefined || v.is(endpoint.json, json);
  return hasFixed && hasJson && fits(endpoint.query, query) && fits(endpoint.form, form);
}

/** The interactions of a call; calls that share a path are distinguished by their fields (API-54, API-56). */
export const interactionsOf = (endpoint: Endpoint, { interactions }: Pact) =>
  interactions.filter(({ request }) => isRequestOf(endpoint, request));

/** Whether an interaction has a success reply; 304 has none (API-09, API-13, API-105). */
export function isSuccess({ response: { status, body } }: PactInteraction): boolean {
  const { error, success } = (body?.content ?? {}) as { error?: boolean; success?: boolean };
  return status < 300 && error !== true && success !== false;
}

/** The first success interaction of a call. Throws if there is none. */
export function exampleOf(endpoint: Endpoint, pact: Pact): PactInteraction {
  const example = interactionsOf(endpoint, pact).find(isSuccess);
  if (example === undefined)
    throw new Error(`Failed to find an example of ${endpoint.name}: run "npm run contracts" first.`);
  return example;
}

/** Arguments of a call, from its example. Throws if there is none. */
export function exampleArgs(endpoint: Endpoint, pact: Pact): Record<string, unknown> {
  const { request } = exampleOf(endpoint, pact);
  const { query, form, json } = sentIn(endpoint, request);
  const read = (schema: v.GenericSchema | undefined, given: unknown) =>
    schema ? (v.parse(schema, given) as object) : {};
  return {
    ...read(endpoint.params, paramsIn(endpoint, request)),
    ...read(endpoint.query, query),
    ...read(endpoint.form, form),
    ...read(endpoint.json, json),
  };
}
