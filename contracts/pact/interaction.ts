import { basename, join } from 'node:path';
import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { requestOf } from '#api/transport/requestOf.ts';
import type { Hosts } from '#countries/hosts.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import type { ArgsOf, Endpoint, FailureReply, ReplyOf } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { consumer, partsFolder, providers } from './providers.ts';
import { type Matches, shapeOf } from './shapeOf.ts';

interface Interaction<E extends Endpoint, Name extends StateName> {
  /** Description of the request; unique in its contract. */
  description: string;
  given: Name;
  params: StateParams<Name>;
  /** The request that the contract requires. */
  args: ArgsOf<E>;
  /** The arguments that the shop's rules make from the shopper's choice; `args` by default. */
  sending?: ArgsOf<E>;
  status?: number;
  /** Matchers of what this request or provider state determines, by path in the reply. */
  matches?: Matches;
}

const relative = { api: '', bff: '', cms: '', tracking: '', flags: '' } as Hosts;

/** The exact request of a definition, for the contract. */
function requestIn(endpoint: Endpoint, args: Record<string, unknown>) {
  const { method, url, headers, body } = requestOf(endpoint, args, { hosts: relative, store: 'AR' });
  const { pathname, searchParams } = new URL(url, 'http://provider');
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    // Form fields are matched one by one, so that an equal form in another encoding matches.
    ...(endpoint.form && {
      body: Object.fromEntries([...new URLSearchParams(body)].map(([k, val]) => [k, MatchersV3.equal(val)])),
    }),
    ...(endpoint.json && { body: JSON.parse(body ?? 'null') as object }),
  };
}

const pactOf = (endpoint: Endpoint) =>
  new PactV3({
    // Pact reads and writes the whole file for each interaction, so each test file has its own.
    dir: join(partsFolder, basename(expect.getState().testPath ?? '')),
    consumer,
    provider: providers[endpoint.base].name,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

async function addInteraction<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  { description, given, params, args, sending = args, status = 200, matches }: Interaction<E, Name>,
  reply: unknown,
) {
  const pact = pactOf(endpoint);
  pact
    .given(given, params)
    .uponReceiving(description)
    .withRequest(requestIn(endpoint, args as Record<string, unknown>))
    .willRespondWith({
      status,
      headers: { 'content-type': 'application/json' },
      body: shapeOf(reply, matches),
    });
  const outcome = await pact.executeTest(({ url }) => sendThroughStore(endpoint, sending, url));
  return outcome ?? {};
}

/**
 * Adds an interaction to the contract: the exact request of the shop's store and the shape of the reply. Asserts that
 * the reply is accepted, and returns the resulting model. A `status` other than 200 is recorded as well.
 */
export async function interaction<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  example: Interaction<E, Name> & { reply: ReplyOf<E> },
) {
  const { data, error } = await addInteraction(endpoint, example, example.reply);
  expect(error, `${endpoint.name} answers`).toBeUndefined();
  return data;
}

/** Adds a call whose failure the shop takes for an answer: asserts that, and returns the resulting model. */
export async function acceptedFailure<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  example: Interaction<E, Name> & { reply: FailureReply },
) {
  const { data, error } = await addInteraction(endpoint, example, example.reply);
  expect(error, `${endpoint.name} answers`).toBeUndefined();
  return data;
}

/** Adds a failed call to the contract, asserts that it becomes a problem, and returns that problem. */
export async function refusal<E extends Endpoint, Name extends StateName>(
  endpoint: E,
  example: Interaction<E, Name> & { reply: FailureReply },
): Promise<Problem> {
  const { error } = await addInteraction(endpoint, example, example.reply);
  expect(error, `${endpoint.name} is refused`).toBeDefined();
  return error as Problem;
}

/**
 * Adds a call that is sent by `send`, outside of the store, because the shop reads the status and headers of its answer.
 * Returns what `send` makes of it.
 */
export async function answerInteraction<E extends Endpoint, Name extends StateName, Result>(
  endpoint: E,
  {
    description,
    given,
    params,
    args,
    answer: { body, ...answer },
    send,
  }: Pick<Interaction<E, Name>, 'description' | 'given' | 'params' | 'args'> & {
    answer: { status: number; headers?: Record<string, string | MatchersV3.Matcher<string>>; body?: unknown };
    send: (url: string) => Promise<Result>;
  },
): Promise<Result | undefined> {
  return pactOf(endpoint)
    .given(given, params)
    .uponReceiving(description)
    .withRequest(requestIn(endpoint, args as Record<string, unknown>))
    .willRespondWith({ ...answer, ...(body !== undefined && { body: shapeOf(body) }) })
    .executeTest(({ url }) => send(url));
}

/** Adds a call that is sent by `send`, outside of the store, and whose answer has no body; `query` has what is sent. */
export async function unreadInteraction<Name extends StateName>(
  endpoint: Endpoint,
  {
    description,
    given,
    params,
    query,
    send,
  }: Pick<Interaction<Endpoint, Name>, 'description' | 'given' | 'params'> & {
    query: Record<string, string | MatchersV3.Matcher<string>>;
    send: (url: string) => Promise<void>;
  },
): Promise<void> {
  await pactOf(endpoint)
    .given(given, params)
    .uponReceiving(description)
    .withRequest({ method: endpoint.method, path: `/${endpoint.path}`, query })
    .willRespondWith({ status: 204 })
    .executeTest(({ url }) => send(url));
}

/**
 * Sends a call through a new store of the shop with one server for every base and without retry delays. Returns the
 * validated reply or the problem.
 */
async function sendThroughStore<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, server: string) {
  const store = storeOn({ api: server, bff: server, cms: server, tracking: server, flags: server } as Hosts);
  return store.dispatch(endpointOf(endpoint).initiate(args));
}
