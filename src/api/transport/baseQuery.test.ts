import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCartReply } from '#fixtures/cart.ts';
import { aHome } from '#fixtures/home.ts';
import { createCart } from '#schemas/cart.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import type { CallPorts } from './ports.ts';
import '#api/cart.ts';
import '#api/home.ts';

interface Received {
  method: string;
  url: string;
  headers: Headers;
  body: string;
}

/** Requests received by the server, in order; the test sets the response to the next one. */
let received: Received[] = [];
let respond: () => Response;
let server: RunningServer;

beforeEach(async () => {
  received = [];
  respond = () => Response.json(aHome());
  server = await startServer(async (request) => {
    const { method, url, headers } = request;
    received.push({ method, url: url.replace(server.url, ''), headers, body: await request.text() });
    return respond();
  });
});
afterEach(() => server.stop());

const storeWith = (extra: Partial<CallPorts> = {}) =>
  storeOn(hostsOf('development', 'ar', server.url), extra);
const home = (key = 'home_pwa') => endpointOf(getHome).initiate({ key });
const cart = (items: string) => endpointOf(createCart).initiate({ items });
const token = 'tok140';
const readOrders = {
  ...createCart,
  name: 'readOrders',
  path: 'order/',
  kind: 'read',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: v.object({ orders: v.array(v.unknown()) }),
} satisfies Endpoint;
const broken = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });

describe('what the server receives', () => {
  test('API-02, API-03, API-08: a read', async () => {
    await storeWith().dispatch(home());
    expect(received).toMatchObject([
      { method: 'GET', url: '/api/home/?key=home_pwa&device=pwa&api_version=3', body: '' },
    ]);
  });

  test('API-02, API-03, API-14: a change', async () => {
    respond = () => Response.json(aCartReply());
    await storeWith().dispatch(cart('AB12-41=2,CD34-38=1'));
    expect(received).toMatchObject([
      { method: 'POST', url: '/api/cart/?api_version=3', body: 'items=AB12-41%3D2%2CCD34-38%3D1' },
    ]);
    expect(received[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  test.each([
    ['a call that needs a token has it in its form', readOrders, { token }, `token=${token}`],
    ['a call that needs none has none', createCart, { token, items: 'AB12' }, 'items=AB12'],
  ])('API-16: %s, and neither a header nor its address has one', async (_what, call, args, form) => {
    respond = () => Response.json({ orders: [] });
    await storeWith().dispatch(endpointOf(call).initiate(args));
    expect(received.map(({ body }) => body)).toEqual([form]);
    const [request] = received;
    expect(JSON.stringify([request?.url, ...(request?.headers ?? [])])).not.toContain(token);
  });

  test('the configured headers are sent with every call, in addition to its own', async () => {
    respond = () => Response.json(aCartReply());
    await storeWith({ headers: { 'x-mock-country': 'cl' } }).dispatch(cart('AB12-41=2'));
    expect(received[0]?.headers.get('x-mock-country')).toBe('cl');
    expect(received[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });
});

describe('retries', () => {
  test('API-10, API-11: a read that fails three times succeeds in the end and has no error', async () => {
    const store = storeWith();
    respond = () => (received.length < 4 ? broken() : Response.json(aHome()));
    const { data, error } = await store.dispatch(home());
    expect(received.length).toBe(4);
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ tiles: [] });
    expect(endpointOf(getHome).select({ key: 'home_pwa' })(store.getState())).toMatchObject({
      status: 'fulfilled',
    });
  });

  test('API-10, API-11: a read that fails four times is not sent a fifth time', async () => {
    respond = () => (received.length < 5 ? broken() : Response.json(aHome()));
    const { error } = await storeWith().dispatch(home());
    expect(received.length).toBe(4);
    expect(error).toMatchObject({ code: 'server', status: 503 });
  });

  test('API-11: a change is sent once, and the next one once more', async () => {
    const store = storeWith();
    respond = broken;
    await store.dispatch(cart('AB12-41=2'));
    await store.dispatch(cart('AB12-41=2'));
    expect(received.length).toBe(2);
  });

  test('API-12: a failure that is final ends the retries', async () => {
    respond = () =>
      received.length === 1
        ? broken()
        : Response.json({ error: true, message: 'Requested token not found.' });
    const { error } = await storeWith().dispatch(home());
    expect(received.length).toBe(2);
    expect(error).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });

  test('API-12: the three retries send the very same request', async () => {
    respond = broken;
    await storeWith().dispatch(home());
    expect(new Set(received.map(({ method, url }) => `${method} ${url}`)).size).toBe(1);
  });

  test('API-12: the delays grow exponentially with jitter', async () => {
    respond = broken;
    const delaysWith = async (random: number) => {
      const wait = vi.fn((_milliseconds: number) => Promise.resolve());
      await storeWith({ wait, random: () => random }).dispatch(home());
      return wait.mock.calls.map(([milliseconds]) => milliseconds);
    };
    const [short, long] = [await delaysWith(0), await delaysWith(0.999)];
    expect(short.length).toBe(3);
    for (const delays of [short, long]) expect([...delays].sort((a, b) => a - b)).toEqual(delays);
    expect(new Set(short).size).toBe(3);
    short.forEach((pause, index) => expect(pause).toBeLessThan(long[index] ?? 0));
  });

  test.each([
    [0, 4],
    [2_000, 4],
    [4_000, 3],
    [9_500, 2],
    [9_999, 2],
    [10_000, 2],
    [10_001, 1],
    [12_000, 1],
  ])(
    'API-12: with failures that take %i ms, %i attempts, none later than 10 s after the first',
    async (takes, attempts) => {
      let now = 50_000;
      const starts: number[] = [];
      respond = () => {
        starts.push(now - 50_000);
        now += takes;
        return broken();
      };
      const wait = (milliseconds: number) => {
        now += milliseconds;
        return Promise.resolve();
      };
      await storeWith({ clock: () => now, random: () => 0.999, wait }).dispatch(home());
      expect(starts.filter((start) => start > 10_000)).toEqual([]);
      expect(starts.length).toBe(attempts);
    },
  );
});

describe('answers that meet', () => {
  test('two simultaneous reads of one home share one request', async () => {
    const store = storeWith();
    await Promise.all([store.dispatch(home()), store.dispatch(home())]);
    expect(received.length).toBe(1);
  });

  test('HOME-01: homes are cached by key', async () => {
    const store = storeWith();
    respond = () =>
      Response.json(aHome({ seoSettings: { title: `no. ${received.length}`, description: '' } }));
    await store.dispatch(home('home_pwa'));
    await store.dispatch(home('home_sale'));
    const cached = (key: string) => endpointOf(getHome).select({ key })(store.getState()).data;
    expect(cached('home_pwa')).toMatchObject({ title: 'no. 1' });
    expect(cached('home_sale')).toMatchObject({ title: 'no. 2' });
  });
});
