import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '#contracts/definitions.ts';
import { endpointOf } from '#contracts/endpointOf.ts';
import { type RunningServer, startServer } from '#contracts/mockServer.ts';
import { exampleArgs, exampleOf, readPact } from '#contracts/pactFile.ts';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { type Fault, faultSchema } from '#mocks/faults.ts';
import { sessionOf } from '#mocks/session.ts';
import { shopServer } from '#mocks/shopServer.ts';
import { setState } from '#mocks/states.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { ProblemCode } from '#schemas/problem.ts';

// The shop's own endpoints: a call that has none yet is made from its definition.
import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true });

/** What goes wrong: a fault of the mock backend, an answer of any server, no network, or the shop drops the call. */
type Cause = Fault | (() => Response) | 'noNetwork' | 'drop';

/** What comes of it: a problem, the answer all the same, or nothing that anybody waits for. */
type End = ProblemCode | 'answer' | 'dropped';

const unknown = 'Something went wrong.';
const down = 'Service unavailable.';
const later = { 'retry-after': '120' };

const row = (ids: string, fault: string, cause: Cause, end: End, reads: number, message = unknown) => ({
  ids,
  fault,
  cause,
  end,
  /** How often a read is sent; a change is sent once, always (API-11). */
  reads,
  message,
});

const told = (status: number, message: string, headers: HeadersInit = {}) =>
  function answer() {
    return Response.json({ error: true, message }, { status, headers });
  };

const rows = [
  row('API-12, ERR-01', 'no network', 'noNetwork', 'network', 4),
  row('API-12, ERR-01', 'connection cut', 'cut', 'network', 4),
  row('API-12', 'dropped by the shop', 'drop', 'dropped', 1, 'Aborted'),
  row('API-12, ERR-01', 'hang', 'hang', 'timeout', 2),
  row('API-12', 'late, within the limit', 'slow', 'answer', 1),
  row('API-09, API-12', 'HTTP 408', told(408, down), 'server', 4, down),
  row('API-09, API-12', 'HTTP 429', 'tooManyRequests', 'server', 4, down),
  row('API-09, API-12', 'HTTP 500', told(500, down), 'server', 4, down),
  row('API-09, API-12', 'HTTP 503', 'unavailable', 'server', 4, down),
  row('API-09, API-12', 'HTTP 503, Retry-After', told(503, down, later), 'server', 4, down),
  row('API-09, API-12', 'HTTP 400', told(400, 'Not active.'), 'refused', 1, 'Not active.'),
  row('API-09, ERR-01', 'HTTP 400 without message', 'badRequest', 'refused', 1),
  row('API-12, API-13', '200 with error', 'refused', 'refused', 1, 'Not active.'),
  row('ERR-01', '200 with HTML', 'html', 'notJson', 1),
  row('ERR-01', '200, cut short', 'truncated', 'notJson', 1),
  row('ERR-01', '200 without body', 'empty', 'notJson', 1),
  row('ERR-01', '200 of another shape', 'brokenSchema', 'schema', 1),
  row('ERR-01', '200 of 5 MB', 'huge', 'tooLarge', 1),
];

const forever = () => new Promise<Response>(() => undefined);

/** Ms that pass while an answer is awaited. */
const passing = new Map<Cause, number>([
  ['hang', 10_000],
  ['slow', 5_000],
]);

const calls = await definitions();
const cells = calls.flatMap((call) => rows.map((each) => Object.assign({ call, name: call.name }, each)));
let proven = 0;

let server: RunningServer;
let answer: (() => Response | Promise<Response>) | undefined;
/** Ms that pass after each request has come; the clock stands still otherwise. */
let patience = 0;
let clockwork = Promise.resolve();
let requests = 0;
const rejections: unknown[] = [];
const keepRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', keepRejection);
  const mock = shopServer({ control: true });
  server = await startServer((request, env) => {
    if (new URL(request.url).pathname.startsWith('/__mock/')) return mock.fetch(request);
    requests += 1;
    clockwork = letPass(patience);
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

/** Lets so many ms pass step by step, so that what a step brings about has its turn before the next. */
async function letPass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await setImmediate();
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** A store of a visitor of its own, whose network can be taken away; `wait` counts the pauses. */
function deviceOf(visitor: string) {
  const hosts = { ...hostsOf('development', 'ar', server.url) };
  const wait = vi.fn((_milliseconds: number) => Promise.resolve());
  const store = storeOn(hosts, { headers: { 'x-mock-session': visitor }, wait });
  return {
    store,
    wait,
    goOffline: () => Object.assign(hosts, hostsOf('development', 'ar', 'http://127.0.0.1:1')),
  };
}

/** Puts a visitor's data at the mock backend into the states of the call's example. */
async function setUp(call: Endpoint, visitor: string) {
  const session = await sessionOf(visitor, 'ar');
  const { providerStates = [] } = exampleOf(call, readPact(call.base));
  for (const { name, params = {} } of providerStates) await setState(session, name, params);
}

/** Has the mock backend answer a visitor's call with a fault from now on. */
async function breakCall(call: Endpoint, visitor: string, fault: Fault) {
  (await sessionOf(visitor, 'ar')).faults.set(call.name, fault);
}

/** What an HTTP failure of the call is kept with, where that is not the server's own message (ERR-02). */
const httpMessage = ({ httpFailure }: Endpoint) => httpFailure && 'Bad response from server';

/** Everything that the store keeps beside the calls themselves; of the cart's own calls also that one has failed. */
function remembered(store: ReturnType<typeof storeOn>) {
  const state = store.getState();
  const cart = { ...state.cart, problem: undefined };
  return { ...state, cart, shopApi: undefined, sessionApi: undefined };
}

describe('what goes wrong with a call', () => {
  test.each(cells)('$ids: $name, $fault', async ({ call, fault, cause, end, reads, message }) => {
    const visitor = `${call.name}, ${fault}`;
    const { store, wait, goOffline } = deviceOf(visitor);
    const endpoint = endpointOf(call);
    const args = exampleArgs(call, readPact(call.base));
    answer = undefined;
    patience = 0;
    await setUp(call, visitor);
    const good = await store.dispatch(endpoint.initiate(args));
    expect(good.error).toBeUndefined();
    const before = remembered(store);

    if (typeof cause === 'function') answer = cause;
    else if (cause === 'noNetwork') goOffline();
    else if (cause === 'drop') answer = forever;
    else await breakCall(call, visitor, cause);
    requests = 0;
    patience = passing.get(cause) ?? 0;
    const sent = store.dispatch(endpoint.initiate(args, { forceRefetch: true }));
    if (cause === 'drop') {
      await vi.waitUntil(() => requests > 0, { interval: 0 });
      sent.abort();
    }
    const outcome = await sent;
    await clockwork;
    await setImmediate();

    const isRead = call.kind === 'read';
    const kept = endpoint.select(isRead ? args : sent.requestId)(store.getState());
    const attempts = isRead ? reads : 1;
    const ofHttp = fault.startsWith('HTTP') ? httpMessage(call) : undefined;
    const answered = end === 'answer';
    expect({
      attempts: wait.mock.calls.length + 1,
      requests,
      code: outcome.error?.code,
      message: outcome.error?.message,
      status: kept.status,
      data: kept.data,
      remembered: remembered(store),
    }).toEqual({
      attempts,
      requests: cause === 'noNetwork' ? 0 : attempts,
      code: answered || end === 'dropped' ? undefined : end,
      message: answered ? undefined : (ofHttp ?? message),
      status: answered ? 'fulfilled' : 'rejected',
      data: isRead ? good.data : outcome.data,
      remembered: answered ? remembered(store) : before,
    });
    expect(rejections).toEqual([]);
    proven += 1;
  });

  test('every fault of the mock backend is in the matrix', () => {
    const used = new Set(rows.map(({ cause }) => cause));
    expect(faultSchema.options.filter((fault) => !used.has(fault))).toEqual([]);
  });

  test('every call meets every fault', () => {
    console.info(`Fault matrix: ${proven} of ${calls.length * rows.length} cells.`);
    expect(proven).toBe(calls.length * rows.length);
  });
});
