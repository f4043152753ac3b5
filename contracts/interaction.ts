import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { requestOf } from '#api/requestOf.ts';
import type { Hosts } from '#countries/hosts.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import type { ArgsOf, Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import type { FailureReply } from '#schemas/reply.ts';
import { callThrough } from './callThrough.ts';
import { consumer, pactFolder, providers } from './providers.ts';
import { shapeOf } from './shapeOf.ts';

interface Asked<E extends Endpoint, Name extends StateName> {
  /** What the shop asks for, in words; unique in its contract. */
  asks: string;
  given: Name;
  params: StateParams<Name>;
  args: ArgsOf<E>;
  status?: number;
}

const relative = { api: '', bff: '', cms: '', tracking: '', flags: '' } as Hosts;

/** The request that the definition makes, as the contract writes it; exact to the value. */
function requestIn(endpoint: Endpoint, args: Record<string, unknown>) {
  const { method, url, headers, body } = requestOf(endpoint, args, { hosts: relative, store: 'AR' });
  const { pathname, searchParams } = new URL(url, 'http://provider');
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    // A form is given by its fields, each as a matcher: text of the same value but another encoding is the same form.
    ...(endpoint.form && {
      body: Object.fromEntries([...new URLSearchParams(body)].map(([k, val]) => [k, MatchersV3.equal(val)])),
    }),
    ...(endpoint.json && { body: JSON.parse(body ?? 'null') as object }),
  };
}

async function pin<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  { asks, given, params, args, status = 200 }: Asked<E, Name>,
  reply: unknown,
) {
  const pact = new PactV3({
    dir: pactFolder,
    consumer,
    provider: providers[endpoint.base].name,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
  pact
    .given(given, params)
    .uponReceiving(asks)
    .withRequest(requestIn(endpoint, args as Record<string, unknown>))
    .willRespondWith({ status, headers: { 'content-type': 'application/json' }, body: shapeOf(reply) });
  const outcome = await pact.executeTest(({ url }) => callThrough(endpoint, args, url));
  return outcome ?? {};
}

/**
 * Writes an interaction into the contract: what the shop's own store sends, and the shape of what it expects back.
 * Checks that the answer arrives, and gives what the shop makes of it. `status` other than 200 is for the contract's record.
 */
export async function interaction<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  asked: Asked<E, Name> & { reply: ReplyOf<E> },
) {
  const { data, error } = await pin(endpoint, asked, asked.reply);
  expect(error, `${endpoint.name} answers`).toBeUndefined();
  return data;
}

/** Writes a failure of a call into the contract, checks that it arrives as a problem, and gives that problem. */
export async function refusal<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  asked: Asked<E, Name> & { reply: FailureReply },
): Promise<Problem> {
  const { error } = await pin(endpoint, asked, asked.reply);
  expect(error, `${endpoint.name} is refused`).toBeDefined();
  return error as Problem;
}
