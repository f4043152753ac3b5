import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Whether the fields that were sent are those of the schema: each one known, and all of them as it wants them. */
function fits(fields: Endpoint['query'], sent: Record<string, unknown>) {
  if (fields === undefined) return Object.keys(sent).length === 0;
  return Object.keys(sent).every((name) => name in fields.entries) && v.is(fields, sent);
}

function isRequestOf(endpoint: Endpoint, { method, path, query = {}, body }: PactInteraction['request']) {
  if (method !== endpoint.method || path !== `/${endpoint.path}`) return false;
  const { api_version: version, ...asked } = Object.fromEntries(
    Object.entries(query).map(([k, [first]]) => [k, first]),
  );
  const fixed = Object.entries(endpoint.fixed ?? {});
  if (version !== endpoint.apiVersion?.toString() || fixed.some(([name, value]) => asked[name] !== value))
    return false;
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in (endpoint.fixed ?? {}))));
  if (endpoint.json !== undefined) return fits(endpoint.query, own) && v.is(endpoint.json, body?.content);
  const form = Object.fromEntries(new URLSearchParams((body?.content ?? '') as string));
  return fits(endpoint.query, own) && fits(endpoint.form, form);
}

/** The interactions that pin a call; calls of one path are told apart by what they send (API-54, API-56). */
export const interactionsOf = (endpoint: Endpoint, { interactions }: Pact) =>
  interactions.filter(({ request }) => isRequestOf(endpoint, request));

/** Whether an interaction pins the call's own answer, none of its failures (API-09, API-13). */
export function pinsReply({ response: { status, body } }: PactInteraction): boolean {
  const { error, success } = (body?.content ?? {}) as { error?: boolean; success?: boolean };
  return status < 400 && error !== true && success !== false;
}
