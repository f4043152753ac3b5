import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getHome } from '#schemas/home.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { fetchOnce } from './fetchOnce.ts';

/** The test sets the response to the next request. */
let respond: (request: Request) => Response | Promise<Response>;
let server: RunningServer;
/** Requests received by the server. */
let arrivals: Request[] = [];

beforeEach(async () => {
  arrivals = [];
  server = await startServer((request) => {
    arrivals.push(request);
    return respond(request);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await server.stop();
});

const never = new AbortController().signal;

const send = (signal = never) =>
  fetchOnce(getHome, { method: 'GET', url: `${server.url}/home/`, headers: {} }, signal);

const forever = () => new Promise<Response>(() => undefined);

async function arrived() {
  while (arrivals.length === 0) await setImmediate();
}

/** Sends a call and advances the clock after its request has arrived; returns the outcome, or 'waiting'. */
async function after(milliseconds: number) {
  const outcome = send();
  await arrived();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([outcome, setImmediate('waiting')]);
}

describe('one attempt', () => {
  test('returns the JSON of the answer', async () => {
    respond = () => Response.json({ any: 'thing' });
    expect(await send()).toEqual({ data: { any: 'thing' } });
  });

  test.each([
    ['an answer', () => Response.json({})],
    ['a failure', () => new Response('', { status: 503 })],
  ])('API-12: after %s no time is running any more', async (_what, answer) => {
    respond = answer;
    // A count of all timers would have those of other files that share the worker.
    const started = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    await send();
    const limits = started.mock.results.filter((_, place) => started.mock.calls[place]?.[1] === 10_000);
    expect(limits).toHaveLength(1);
    expect(ended).toHaveBeenCalledWith(limits[0]?.value);
  });

  test('API-12: it does not time out before 10 s', async () => {
    respond = forever;
    expect(await after(9_999)).toBe('waiting');
  });

  test('API-12, ERR-01: it ends after 10 s without an answer, on the wire too', async () => {
    respond = forever;
    const outcome = await after(10_000);
    expect(outcome).toMatchObject({ error: { code: 'timeout', message: 'Something went wrong.' } });
    const [request] = arrivals;
    await vi.waitUntil(() => request?.signal.aborted, { interval: 0, timeout: 10_000 });
    expect(request?.signal.aborted).toBe(true);
  });

  test('API-12: it ends after 10 s in the middle of an answer', async () => {
    const half = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"error":')) });
    respond = () => new Response(half, { headers: { 'content-type': 'application/json' } });
    expect(await after(10_000)).toMatchObject({ error: { code: 'timeout' } });
  });

  test('a call that the shop drops is neither a failure of the network nor to be tried again', async () => {
    respond = forever;
    const control = new AbortController();
    const outcome = send(control.signal);
    await arrived();
    control.abort();
    expect(await outcome).toMatchObject({ error: { code: 'aborted' } });
  });

  test('a call that was dropped before it began is not sent', async () => {
    respond = () => Response.json({});
    expect(await send(AbortSignal.abort())).toMatchObject({ error: { code: 'aborted' } });
    expect(arrivals).toEqual([]);
  });

  test('API-12: it needs no AbortSignal.any, which Safari before 17.4 has not', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    respond = () => Response.json({ any: 'thing' });
    expect(await send()).toEqual({ data: { any: 'thing' } });
  });

  test('ERR-01: without a server it is a failure of the network', async () => {
    await server.stop();
    expect(await send()).toMatchObject({ error: { code: 'network', message: 'Something went wrong.' } });
  });

  test.each([
    ['HTML', '<!doctype html><title>Portal</title>'],
    ['half an answer', '{"error":false,"mess'],
    ['nothing', ''],
    ['two answers', '{}{}'],
  ])('ERR-01: %s is no JSON', async (_what, text) => {
    respond = () => new Response(text, { headers: { 'content-type': 'application/json' } });
    expect(await send()).toMatchObject({ error: { code: 'notJson', message: 'Something went wrong.' } });
  });

  test('API-09: an HTTP failure with HTML is classified by its status', async () => {
    respond = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await send()).toMatchObject({ error: { code: 'server', status: 502 } });
  });

  test('an answer that is too large ends the call', async () => {
    respond = () => Response.json({ error: false, message: 'x'.repeat(5 * 1024 * 1024) });
    expect(await send()).toMatchObject({ error: { code: 'tooLarge' } });
  });
});
