import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { createCart } from '#schemas/cart.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import '#api/home.ts';

const date = 'Mon, 02 Mar 2026 12:00:00 GMT';
const token = 'tok140';
const readOrders = {
  ...createCart,
  name: 'readDated',
  path: 'order/',
  kind: 'read',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: v.object({ orders: v.array(v.unknown()) }),
} satisfies Endpoint;

/** The test sets the answer to each request. */
let respond: () => Response;
let server: RunningServer;

beforeEach(async () => {
  server = await startServer(() => respond());
});
afterEach(() => server.stop());

const storeWith = (onDate: (date: string | null) => void) =>
  storeOn(hostsOf('development', 'ar', server.url), { onDate });

test.each([
  ['an answer', () => Response.json({ orders: [] }, { headers: { date } })],
  ['a failure', () => new Response('', { status: 400, headers: { date } })],
])('the date of a call with a token is handed on: %s', async (_what, answer) => {
  respond = answer;
  const onDate = vi.fn();
  await storeWith(onDate).dispatch(endpointOf(readOrders).initiate({ token }));
  expect(onDate.mock.calls).toEqual([[date]]);
});

test('that of a call without token, which the worker may answer with an old one, is not', async () => {
  respond = () => Response.json(aHome(), { headers: { date } });
  const onDate = vi.fn();
  const { data } = await storeWith(onDate).dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
  expect(data).toBeDefined();
  expect(onDate).not.toHaveBeenCalled();
});
