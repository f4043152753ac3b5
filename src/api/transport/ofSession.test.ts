import { afterEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '#testing/backend/definitions.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCartReply } from '#fixtures/cart.ts';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { aHome } from '#fixtures/home.ts';
import { addToCart, createCart } from '#schemas/cart.ts';
import { addCoupon } from '#schemas/coupons.ts';
import { getCustomer } from '#schemas/customer.ts';
import { getHome } from '#schemas/home.ts';
import { selectCart, selectCartProblem } from '#store/cart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import '#api/cart.ts';
import '#api/coupons.ts';
import '#api/customer.ts';
import '#api/home.ts';
import { sessionOf, withToken } from './ofSession.ts';

afterEach(() => vi.unstubAllGlobals());

/** A store whose calls wait for `answer`; `urls` and `bodies` have what was sent. */
function visit(token: () => string | undefined = () => 'tok-1') {
  const bodies: string[] = [];
  const urls: string[] = [];
  const open: (() => void)[] = [];
  let reply: () => Response = () => Response.json({});
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    urls.push(url);
    bodies.push(body ?? '');
    await new Promise<void>((resolve) => open.push(resolve));
    return reply();
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://localhost'), { token });
  return {
    store,
    bodies,
    urls,
    async answer(by: () => Response) {
      reply = by;
      await expect.poll(() => open.length).toBeGreaterThan(0);
      for (const resolve of open.splice(0)) resolve();
    },
  };
}

const read = endpointOf(getCustomer);
const known = () => Response.json({ error: false, message: '', customer: aKnownCustomer() });
const carted = () => Response.json(aCartReply());

test('SESS-16: a call that needs a session carries its token, and callers do not name it', async () => {
  const { store, bodies, answer } = visit();
  const sent = store.dispatch(read.initiate({}));
  await answer(known);
  expect(await sent).toMatchObject({ data: { customer: {} } });
  expect(bodies).toEqual(['token=tok-1']);
  expect(JSON.stringify(store.getState())).not.toContain('tok-1');
});

test('SESS-16: a token that a caller names has priority: that of a sign in that awaits its code', async () => {
  const { store, bodies, answer } = visit();
  const sent = store.dispatch(read.initiate({ token: 'tok-2' }));
  await answer(known);
  await sent;
  expect(bodies).toEqual(['token=tok-2']);
});

test.each([
  ['a customer', 'tok-1', 'hash=c4f1e2&couponcode=VERANO10&token=tok-1&api_version=3'],
  ['an anonymous visitor', undefined, 'hash=c4f1e2&couponcode=VERANO10&api_version=3'],
])(
  'API-60, SESS-17: a coupon of %s carries the token there is, which no state has',
  async (_, token, query) => {
    const { store, urls, answer } = visit(() => token);
    const sent = store.dispatch(endpointOf(addCoupon).initiate({ hash: 'c4f1e2', couponcode: 'VERANO10' }));
    expect(JSON.stringify(store.getState())).not.toContain('tok-1');
    await answer(carted);
    await sent;
    expect(urls.map((url) => new URL(url).search.slice(1))).toEqual([query]);
    expect(JSON.stringify(store.getState())).not.toContain('tok-1');
  },
);

describe('API-56, API-57: an add', () => {
  const line = { item: 'ZP0001-38', quantity: 2, hash: 'c4f1e2', items: 'ZP0001-38=2,AN0107-38=1' };
  const add = () => endpointOf(addToCart).initiate(line);

  test('API-57: of an anonymous visitor sends the lines of this device', async () => {
    const { store, bodies, answer } = visit(() => undefined);
    const sent = store.dispatch(add());
    await answer(carted);
    await sent;
    expect(bodies).toEqual(['item=ZP0001-38&quantity=2&hash=c4f1e2&items=ZP0001-38%3D2%2CAN0107-38%3D1']);
  });

  test('API-57, SESS-17: of a customer sends her token in their place, and the state does not have it', async () => {
    const { store, bodies, answer } = visit();
    const sent = store.dispatch(add());
    expect(JSON.stringify(store.getState())).not.toContain('tok-1');
    await answer(carted);
    await sent;
    expect(bodies).toEqual(['item=ZP0001-38&quantity=2&hash=c4f1e2&token=tok-1']);
    expect(JSON.stringify(store.getState())).not.toContain('tok-1');
  });

  test('API-57: whose token the tab has replaced meanwhile is dropped as aborted', async () => {
    let token = 'tok-1';
    const { store, answer } = visit(() => token);
    const sent = store.dispatch(add());
    token = 'tok-2';
    await answer(() => Response.json({ error: true, message: 'Requested token not found.' }));
    expect(await sent).toMatchObject({ error: { code: 'aborted' } });
  });

  test('API-57: of an anonymous visitor has its answer, though she has signed in meanwhile', async () => {
    let token: string | undefined;
    const { store, answer } = visit(() => token);
    const sent = store.dispatch(add());
    token = 'tok-1';
    await answer(carted);
    expect(await sent).toMatchObject({ data: { cart: { hash: 'c4f1e2' } } });
  });
});

test('SESS-15: without a session a call that needs one is not sent', async () => {
  const { store, bodies } = visit(() => undefined);
  expect(await store.dispatch(read.initiate({}))).toMatchObject({ error: { code: 'aborted' } });
  expect(bodies).toEqual([]);
});

const ofCustomer = (await definitions()).filter(({ auth }) => auth);

test.each(ofCustomer.map((call) => [call.name, call] as const))(
  'ACC-09, API-16: without a session %s is not sent',
  async (_name, call) => {
    const { store, bodies } = visit(() => undefined);
    expect(await store.dispatch(endpointOf(call).initiate({}))).toMatchObject({ error: { code: 'aborted' } });
    expect(bodies).toEqual([]);
  },
);

test.each([
  ['of the customer', () => read.initiate({}), known],
  ['of the cart', () => endpointOf(createCart).initiate({ items: 'ZP0001-38=1' }), carted],
])(
  'SESS-43, STATE-09: an answer %s to an ended session is dropped as aborted',
  async (_whose, call, reply) => {
    const { store, answer } = visit();
    const sent = store.dispatch(call() as never);
    store.dispatch(sessionEnded('logout'));
    await answer(reply);
    expect(await sent).not.toHaveProperty('data');
    expect(store.getState().sessionApi.queries).toEqual({});
    expect(selectCart(store.getState())).toBeUndefined();
    expect(selectCartProblem(store.getState())).toBeUndefined();
  },
);

test('SESS-43: a read of an ended session is not repeated', async () => {
  const { store, bodies, answer } = visit();
  const sent = store.dispatch(read.initiate({}));
  store.dispatch(sessionEnded('expiry'));
  await answer(() => Response.json({ message: 'Service unavailable.' }, { status: 503 }));
  await sent;
  expect(bodies).toHaveLength(1);
});

test('SESS-43, STATE-14: a call of the catalogue outlives the session', async () => {
  const { store, answer } = visit();
  const sent = store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
  store.dispatch(sessionEnded('logout'));
  await answer(() => Response.json(aHome()));
  expect(await sent).toHaveProperty('data');
});

test.each(['tok-1', undefined])('SESS-16: a call that takes no token has none where it is %s', (token) => {
  const args = { key: 'home_pwa' };
  expect(withToken(getHome, args, { epoch: () => 1, token: () => token })).toBe(args);
});

test('API-60: a coupon has no token where there is none', () => {
  const args = { hash: 'c4f1e2', couponcode: 'VERANO10' };
  expect(withToken(addCoupon, args, { epoch: () => 1, token: () => undefined })).toBe(args);
});

test('SESS-43: an answer to a call that takes no token counts though the token was replaced', async () => {
  let token = 'tok-1';
  const { store, answer } = visit(() => token);
  const sent = store.dispatch(endpointOf(createCart).initiate({ items: 'ZP0001-38=1' }));
  token = 'tok-2';
  await answer(carted);
  expect(await sent).toHaveProperty('data');
});

test.each([getCustomer, addCoupon])('where nobody signs in $name belongs to the only session', (call) => {
  expect(sessionOf(call, { epoch: () => 1 })()).toBe(true);
});
