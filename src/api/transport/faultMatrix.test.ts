import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '#testing/backend/definitions.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { exampleArgs, exampleOf, cachedPacts } from '#contracts/pact/pactFile.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { type Fault, faultSchema } from '#mocks/faults.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import { shopServer } from '#server/shopServer.ts';
import { setState } from '#mocks/states.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { ProblemCode } from '#schemas/problem.ts';
// The slice that records reads of the wishlist; otherwise it would depend on other test files whether it is there.
import '#store/wishlist.ts';

// Registers the shop's own endpoints; a call without one gets an endpoint made from its definition.
import.meta.glob(['../**/*.ts', '!../**/*.test.ts'], { eager: true });

/** The fault: one of the mock backend, a custom response, no network, or an abort by the shop. */
type Cause = Fault | (() => Response) | 'noNetwork' | 'drop';

/** The expected result: a problem, the answer, or nothing after an abort. */
type Result = ProblemCode | 'answer' | 'dropped';

const unknown = 'Something went wrong.';
const down = 'Service unavailable.';
const later = { 'retry-after': '120' };

const row = (ids: string, fault: string, cause: Cause, end: Result, reads: number, message = unknown) => ({
  ids,
  fault,
  cause,
  end,
  /** Number of requests for a read; a change is always sent once (API-11). */
  reads,
  message,
});

const httpFailure = (status: number, message: string, headers: HeadersInit = {}) =>
  function answer() {
    return Response.json({ error: true, message }, { status, headers });
  };

const rows = [
  row('API-12, ERR-01', 'no network', 'noNetwork', 'network', 4),
  row('API-12, ERR-01', 'connection cut', 'cut', 'network', 4),
  row('API-12', 'dropped by the shop', 'drop', 'dropped', 1, 'Aborted'),
  row('API-12, ERR-01', 'hang', 'hang', 'timeout', 2),
  row('API-12', 'late, within the limit', 'slow', 'answer', 1),
  row('API-09, API-12', 'HTTP 408', httpFailure(408, down), 'server', 4, down),
  row('API-09, API-12', 'HTTP 429', 'tooManyRequests', 'server', 4, down),
  row('API-09, API-12', 'HTTP 500', httpFailure(500, down), 'server', 4, down),
  row('API-09, API-12', 'HTTP 503', 'unavailable', 'server', 4, down),
  row('API-09, API-12', 'HTTP 503, Retry-After', httpFailure(503, down, later), 'server', 4, down),
  row('API-09, API-12', 'HTTP 400', httpFailure(400, 'Not active.'), 'refused', 1, 'Not active.'),
  row('API-09, ERR-01', 'HTTP 400 without message', 'badRequest', 'refused', 1),
  row('API-12, API-13', '200 with error', 'refused', 'refused', 1, 'Not active.'),
  row('ERR-01', '200 with HTML', 'html', 'notJson', 1),
  row('ERR-01', '200, cut short', 'truncated', 'notJson', 1),
  row('ERR-01', '200 without body', 'empty', 'notJson', 1),
  row('ERR-01', '200 of another shape', 'brokenSchema', 'schema', 1),
  row('ERR-01', '200 of 5 MB', 'huge', 'tooLarge', 1),
];

const forever = () => new Promise<Response>(() => undefined);

/** Ms that pass while the answer is awaited. */
const delays = new Map<Cause, number>([
  ['hang', 10_000],
  ['slow', 5_000],
]);

// The answer to a beacon is never read.
const calls = (await definitions()).filter(({ empty }) => empty !== true);
const pactOf = cachedPacts();
/** A read and a change of each host, with and without a token: these meet every fault. */
const chosen = new Set(
  new Map(calls.map((call) => [`${call.base} ${call.kind} ${call.auth}`, call])).values(),
);
/** What the definition of a call decides: the message of an HTTP failure, its own refusal, the shape of its answer. */
const ofEachCall = new Set(['HTTP 503', '200 with error', '200 of another shape']);
const cells = calls.flatMap((call) =>
  rows
    .filter(({ fault }) => chosen.has(call) || ofEachCall.has(fault))
    .map((each) => Object.assign({ call, name: call.name }, each)),
);

let server: RunningServer;
let answer: (() => Response | Promise<Response>) | undefined;
/** Ms that pass after each request has arrived; the clock is stopped otherwise. */
let delay = 0;
let timePassed = Promise.resolve();
let requests = 0;
const rejections: unknown[] = [];
const keepRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', keepRejection);
  const mock = shopServer({ control: true });
  server = await startServer((request, env) => {
    if (new URL(request.url).pathname.startsWith('/__mock/')) return mock.fetch(request);
    requests += 1;
    timePassed = advanceTime(delay);
    return answer?.() ?? mock.fetch(request, env);
  });
});
afterAll(async () => {
  await server.stop();
  process.off('unhandledRejection', keepRejection);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

/** Advances the clock in small steps, so that the effects of one step run before the next. */
async function advanceTime(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await setImmediate();
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** A store with its own visitor whose network can be switched off; `wait` counts the delays. */
function deviceOf(visitor: string) {
  const hosts = { ...hostsOf('development', 'ar', server.url) };
  const wait = vi.fn((_milliseconds: number) => Promise.resolve());
  const store = storeOn(hosts, { headers: { 'x-mock-visitor': visitor }, wait });
  return {
    store,
    wait,
    goOffline: () => Object.assign(hosts, hostsOf('development', 'ar', 'http://127.0.0.1:1')),
  };
}

/** Sets the provider states of the call's example for a visitor. */
async function setUp(call: Endpoint, visitor: string) {
  const db = await databaseOf(visitor, 'ar');
  const { providerStates = [] } = exampleOf(call, pactOf(call.base));
  for (const { name, params = {} } of providerStates) await setState(db, name, params);
}

/** Makes the mock backend answer a visitor's call with a fault. */
async function breakCall(call: Endpoint, visitor: string, fault: Fault) {
  (await databaseOf(visitor, 'ar')).faults.set(call.name, fault);
}

/** The message for an HTTP failure if it is not the server's own (ERR-02). */
const httpMessage = ({ httpFailure }: Endpoint) => httpFailure && 'Bad response from server';

/** The state without the query caches and what says how the last call of the cart, the wishlist or a form has ended. */
function stateWithoutCalls(store: ReturnType<typeof storeOn>) {
  // The slices of forms are there once the code of one has loaded (SESS-12, TFA-09).
  const { twoStep: _code, customerForms: _forms, ...state } = store.getState();
  const cart = { ...state.cart, problem: undefined };
  const wishlist = { ...state.wishlist, reading: undefined, isRead: undefined };
  return { ...state, cart, wishlist, shopApi: undefined, sessionApi: undefined };
}

describe('the fault matrix', () => {
  test.each(cells)('$ids: $name, $fault', async ({ call, fault, cause, end, reads, message }) => {
    const visitor = `${call.name}, ${fault}`;
    const { store, wait, goOffline } = deviceOf(visitor);
    const endpoint = endpointOf(call);
    const args = exampleArgs(call, pactOf(call.base));
    answer = undefined;
    delay = 0;
    await setUp(call, visitor);
    const good = await store.dispatch(endpoint.initiate(args));
    expect(good.error).toBeUndefined();
    const before = stateWithoutCalls(store);

    // What was registered, deleted or entered cannot be once more.
    resetDatabase(visitor, 'ar');
    await setUp(call, visitor);
    if (typeof cause === 'function') answer = cause;
    else if (cause === 'noNetwork') goOffline();
    else if (cause === 'drop') answer = forever;
    else await breakCall(call, visitor, cause);
    requests = 0;
    delay = delays.get(cause) ?? 0;
    const sent = store.dispatch(endpoint.initiate(args, { forceRefetch: true }));
    if (cause === 'drop') {
      await vi.waitUntil(() => requests > 0, { interval: 0, timeout: 10_000 });
      sent.abort();
    }
    const outcome = await sent;
    await timePassed;
    await setImmediate();

    const isRead = call.kind === 'read';
    const cached = endpoint.select(isRead ? args : sent.requestId)(store.getState());
    const attempts = isRead ? reads : 1;
    const ofHttp = fault.startsWith('HTTP') ? httpMessage(call) : undefined;
    const answered = end === 'answer';
    expect({
      attempts: wait.mock.calls.length + 1,
      requests,
      code: outcome.error?.code,
      message: outcome.error?.message,
      status: cached.status,
      data: cached.data,
      stateWithoutCalls: stateWithoutCalls(store),
    }).toEqual({
      attempts,
      requests: cause === 'noNetwork' ? 0 : attempts,
      code: answered || end === 'dropped' ? undefined : end,
      message: answered ? undefined : (ofHttp ?? message),
      status: answered ? 'fulfilled' : 'rejected',
      data: isRead ? good.data : outcome.data,
      stateWithoutCalls: answered ? stateWithoutCalls(store) : before,
    });
    expect(rejections).toEqual([]);
  });

  test('every fault of the mock backend is in the matrix', () => {
    const used = new Set(rows.map(({ cause }) => cause));
    expect(faultSchema.options.filter((fault) => !used.has(fault))).toEqual([]);
  });

  test('every call is tested with three faults, and reads and changes of every host with all', () => {
    const faultsOf = (call: Endpoint) => cells.filter((cell) => cell.call === call).length;
    expect(calls.filter((call) => faultsOf(call) < ofEachCall.size)).toEqual([]);
    const kinds = [...chosen]
      .filter((call) => faultsOf(call) === rows.length)
      .map(({ base, kind }) => `${base} ${kind}`);
    expect(new Set(kinds)).toEqual(new Set(calls.map(({ base, kind }) => `${base} ${kind}`)));
  });
});
