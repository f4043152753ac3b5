import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { baseQuery } from './baseQuery.ts';
import { type EarlyCall, takeEarlyCall, sendEarly } from './earlyCall.ts';
import '#api/home.ts';
import { requestOf } from './requestOf.ts';

/** Requests received by the server, and the response to the next one, which the test can delay. */
let received: string[] = [];
let ended = 0;
let respond: (count: number) => Response | Promise<Response>;
let server: RunningServer;
let now = 0;

beforeEach(async () => {
  received = [];
  ended = 0;
  now = 1_000_000;
  respond = () => Response.json(aHome());
  server = await startServer((request) => {
    received.push(
      `${request.method} ${new URL(request.url).search} ${request.headers.get('x-mock-country')}`,
    );
    request.signal.addEventListener('abort', () => (ended += 1));
    return respond(received.length);
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const ar = () => ({
  hosts: hostsOf('development', 'ar', server.url),
  store: 'AR',
  headers: {},
  clock: () => now,
});
const early = (extra = {}) =>
  sendEarly(requestOf(getHome, { key: 'home_pwa' }, { ...ar(), ...extra }), now, new AbortController());
const storeAfter = (call: EarlyCall) =>
  storeOn(ar().hosts, { clock: () => now, takeEarly: takeEarlyCall(call, () => now) });
const home = (key = 'home_pwa') => endpointOf(getHome).initiate({ key });

async function arrived(count: number) {
  while (received.length < count) await setImmediate();
}

test('of a page that has sent none there is none to take over', () => {
  expect(takeEarlyCall(undefined, () => now)(requestOf(getHome, { key: 'home_pwa' }, ar()))).toBeUndefined();
});

describe('a call that was sent early', () => {
  test('is taken over by the equal request, and sent once', async () => {
    const { data } = await storeAfter(early()).dispatch(home());
    expect(data).toMatchObject({ tiles: expect.any(Array) });
    expect(received).toEqual(['GET ?key=home_pwa&device=pwa&api_version=3 null']);
  });

  test('is taken over while it is still on its way', async () => {
    let answer = (_response: Response) => {};
    respond = () => new Promise((resolve) => (answer = resolve));
    const outcome = storeAfter(early()).dispatch(home());
    await arrived(1);
    await setImmediate();
    answer(Response.json(aHome()));
    expect((await outcome).error).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  test('is taken over once: the next request goes to the server', async () => {
    const store = storeAfter(early());
    await store.dispatch(home());
    await store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }, { forceRefetch: true }));
    expect(received).toHaveLength(2);
  });

  test.each([
    ['for another country', { headers: { 'x-mock-country': 'cl' } }, 'home_pwa'],
    ['for other content', {}, 'home_verano'],
  ])('%s is not taken over', async (_what, extra, key) => {
    const { error } = await storeAfter(early(extra)).dispatch(home(key));
    expect(error).toBeUndefined();
    expect(received).toHaveLength(2);
  });

  test.each([
    [59_999, 1],
    [60_000, 2],
  ])('is taken over for a minute: %d ms after it was sent there are %d calls', async (age, calls) => {
    const call = early();
    await call.response;
    now += age;
    const store = storeAfter(call);
    await setImmediate();
    expect((await store.dispatch(home())).error).toBeUndefined();
    expect(received).toHaveLength(calls);
  });

  test('API-10, API-12: that failed long before the shop started leaves it all its retries', async () => {
    respond = (count) => (count < 4 ? Response.json({}, { status: 503 }) : Response.json(aHome()));
    const call = early();
    await call.response;
    now += 30_000;
    const store = storeAfter(call);
    await setImmediate();
    expect((await store.dispatch(home())).error).toBeUndefined();
    expect(received).toHaveLength(4);
  });

  test('API-10: that fails counts as the first attempt, and the others follow', async () => {
    respond = (count) => (count < 4 ? Response.json({}, { status: 503 }) : Response.json(aHome()));
    const { error } = await storeAfter(early()).dispatch(home());
    expect(error).toBeUndefined();
    expect(received).toHaveLength(4);
  });

  test('API-10: that fails like all others fails after three retries', async () => {
    respond = () => Response.json({}, { status: 503 });
    const { error } = await storeAfter(early()).dispatch(home());
    expect(error?.code).toBe('server');
    expect(received).toHaveLength(4);
  });

  test('that is refused counts as an answer and is not repeated', async () => {
    respond = () => Response.json({ error: true, message: 'Gone.' }, { status: 404 });
    const { error } = await storeAfter(early()).dispatch(home());
    expect(error).toMatchObject({ code: 'refused', message: 'Gone.' });
    expect(received).toHaveLength(1);
  });

  test('that is answered with a page is retried once', async () => {
    const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    respond = (count) => (count === 1 ? html() : Response.json(aHome()));
    expect((await storeAfter(early()).dispatch(home())).error).toBeUndefined();
    expect(received).toHaveLength(2);
    respond = html;
    expect((await storeAfter(early()).dispatch(home())).error?.code).toBe('notJson');
    expect(received).toHaveLength(4);
  });

  test('that never reached the server fails silently and is sent again', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled);
    const call = early({ hosts: hostsOf('development', 'ar', 'http://127.0.0.1:9') });
    await expect(call.response).rejects.toThrow('fetch failed');
    await setImmediate();
    const same = {
      ...call,
      request: { ...call.request, url: call.request.url.replace('http://127.0.0.1:9', server.url) },
    };
    expect((await storeAfter(same).dispatch(home())).error).toBeUndefined();
    process.off('unhandledRejection', onUnhandled);
    expect(unhandled).toEqual([]);
    expect(received).toHaveLength(1);
  });

  test('is aborted when the request that took it over is aborted', async () => {
    respond = () => new Promise(() => undefined);
    const outcome = storeAfter(early()).dispatch(home());
    await arrived(1);
    outcome.abort();
    expect((await outcome).error).toBeDefined();
    await expect.poll(() => ended).toBe(1);
  });

  test('API-12: ends 10 s after it was sent, however late it was taken over', async () => {
    respond = (count) => (count === 1 ? new Promise(() => undefined) : Response.json(aHome()));
    const call = early();
    await arrived(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    now += 4_000;
    const outcome = storeAfter(call).dispatch(home());
    await vi.advanceTimersByTimeAsync(5_999);
    expect(ended).toBe(0);
    now += 6_000;
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcome).error).toBeUndefined();
    expect(received).toHaveLength(2);
  });
});

test('CAT-09: an answer to a call of its own has not come with the page', async () => {
  const { signal } = new AbortController();
  const call = { endpoint: getHome, args: { key: 'home_pwa' } };
  const outcome = await baseQuery(
    call,
    { signal, extra: { ...ar(), random: Math.random, epoch: () => 0 } } as never,
    {},
  );
  expect(outcome).toMatchObject({ meta: { early: false } });
});
