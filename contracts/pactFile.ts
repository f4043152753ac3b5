import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Base, Endpoint } from '#schemas/endpoint.ts';
import { consumer, pactFolder, providers } from './providers.ts';

/** An interaction as a contract file keeps it (Pact V4), as far as it is read here. */
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

/** A contract file, whole. */
export interface Pact {
  interactions: PactInteraction[];
}

/** The contract with the provider of a base. Throws where none was written. */
export function readPact(base: Base): Pact {
  const file = join(pactFolder, `${consumer}-${providers[base].name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Pact;
}

/** The fields that a request sends, as text or JSON; what is the same in every request of the call stands apart. */
function sentIn(
  { fixed = {}, apiVersion, json }: Endpoint,
  { query = {}, body }: PactInteraction['request'],
) {
  const asked = Object.entries(query).map(([name, [value = '']]) => [name, value] as const);
  const isFixed = ([name]: readonly [string, string]) => name in fixed || name === 'api_version';
  const expected = { ...fixed, ...(apiVersion && { api_version: String(apiVersion) }) };
  return {
    hasFixed: isDeepStrictEqual(Object.fromEntries(asked.filter(isFixed)), expected),
    query: Object.fromEntries(asked.filter((pair) => !isFixed(pair))),
    form: json ? {} : Object.fromEntries(new URLSearchParams((body?.content ?? '') as string)),
    json: json ? body?.content : undefined,
  };
}

/** Whether the fields that were sent are those of the schema: each one known, and all of them as it wants them. */
function fits(fields: Endpoint['query'], sent: Record<string, unknown>) {
  if (fields === undefined) return Object.keys(sent).length === 0;
  const isKnown = (name: string) => !('entries' in fields) || name in fields.entries;
  return Object.keys(sent).every(isKnown) && v.is(fields, sent);
}

/** The values in the path of a request, by name; undefined where the path is that of another call. */
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

/** The interactions that pin a call; calls of one path are told apart by what they send (API-54, API-56). */
export const interactionsOf = (endpoint: Endpoint, { interactions }: Pact) =>
  interactions.filter(({ request }) => isRequestOf(endpoint, request));

/** Whether an interaction pins the call's own answer, none of its failures (API-09, API-13). */
export function pinsReply({ response: { status, body } }: PactInteraction): boolean {
  const { error, success } = (body?.content ?? {}) as { error?: boolean; success?: boolean };
  return status < 400 && error !== true && success !== false;
}

/** The first interaction that pins a call's answer. Throws where none does. */
export function exampleOf(endpoint: Endpoint, pact: Pact): PactInteraction {
  const example = interactionsOf(endpoint, pact).find(pinsReply);
  if (example === undefined)
    throw new Error(`Failed to find an example of ${endpoint.name}: run "npm run contracts" first.`);
  return example;
}

/** What a call may be called with: the arguments of its example. Throws where it has none. */
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
