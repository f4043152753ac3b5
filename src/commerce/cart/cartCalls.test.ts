import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#contracts/lib/mockServer.ts';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { cartTable } from '#mocks/carts.ts';
import type { Fault } from '#mocks/faults.ts';
import { resetSession, sessionOf } from '#mocks/session.ts';
import { shopServer } from '#mocks/server/shopServer.ts';
import type { Line } from '#rules/cart/cartItems.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { changeCart, readCart } from './cartCalls.ts';

let server: RunningServer;
/** The calls as they came, by visitor: 'POST items=…'. */
const asked = new Map<string, string[]>();
/** Visitors whose next answer is lost on the way, after the server did what was asked. */
const lost = new Set<string>();

beforeAll(async () => {
  const mock = shopServer({ control: true });
  server = await startServer(async (request, env) => {
    const visitor = request.headers.get('x-mock-session') ?? '';
    const { search } = new URL(request.url);
    const form = decodeURIComponent(await request.clone().text());
    const query = search.slice(1).replace(/&?api_version=3/, '');
    asked.set(visitor, [...(asked.get(visitor) ?? []), `${request.method} ${query}${form}`]);
    const response = await mock.fetch(request, env);
    return lost.delete(visitor) ? new Response('<p>Gateway</p>') : response;
  });
});
afterAll(() => server.stop());

/** A device of a visitor of its own, with these lines in its cart. */
async function device(visitor: string, ...lines: string[]) {
  resetSession(visitor, 'ar');
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-session': visitor } });
  const session = await sessionOf(visitor, 'ar');
  for (const item of ['ZP0001-38', 'AN0107-38', 'CL0301-S']) session.stock.set(item, 5);
  const cart = () => selectCart(store.getState());
  const local = () => (cart()?.items ?? []).map(({ id, quantity }) => ({ item: id, quantity }));
  const change = (item: string, quantity: number) => {
    const others = local().filter((line) => line.item !== item);
    const after: Line[] = quantity === 0 ? others : [...others, { item, quantity }];
    return changeCart(store, { item, quantity, lines: after });
  };
  for (const item of lines) await change(item, 1);
  asked.set(visitor, []);
  return {
    store,
    session,
    change,
    cart,
    calls: () => asked.get(visitor)?.splice(0) ?? [],
    lines: () =>
      local()
        .map(({ item, quantity }) => `${item}=${quantity}`)
        .join(','),
    breakCall: (call: string, fault: Fault | undefined) =>
      fault === undefined ? session.faults.delete(call) : session.faults.set(call, fault),
    /** The server has never heard of the cart. */
    loseCarts: () => {
      session.carts = cartTable();
    },
    loseAnswer: () => lost.add(visitor),
  };
}

describe('a change of the cart', () => {
  test('CART-13, API-55: a visitor without a cart makes one of the item', async () => {
    const { change, calls, lines } = await device('first');
    await change('ZP0001-38', 1);
    expect(calls()).toEqual(['POST items=ZP0001-38=1']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('CART-13, API-57: a later add sends its hash and all lines, this one included', async () => {
    const { change, calls, cart, lines } = await device('later', 'ZP0001-38');
    const hash = cart()?.hash;
    await change('AN0107-38', 2);
    expect(calls()).toEqual([`POST item=AN0107-38&quantity=2&hash=${hash}&items=ZP0001-38=1,AN0107-38=2`]);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=2');
    expect(cart()?.hash).toBe(hash);
  });

  test('API-58, CART-14: none of an item takes it off', async () => {
    const { change, calls, cart, lines } = await device('removed', 'ZP0001-38', 'AN0107-38');
    await change('ZP0001-38', 0);
    expect(calls()).toEqual([`DELETE hash=${cart()?.hash}&item=ZP0001-38`]);
    expect(lines()).toBe('AN0107-38=1');
  });

  test('CART-15, CART-16: a cart that is not there is made anew, with the item being added', async () => {
    const { change, calls, cart, lines, loseCarts } = await device('forgotten', 'ZP0001-38');
    const before = cart()?.hash;
    loseCarts();
    const { problem } = await change('AN0107-38', 1);
    expect(problem).toBeUndefined();
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    expect(cart()?.hash).not.toBe(before);
  });

  test('KEEP-04, CART-15: what another tab has removed meanwhile is not recreated', async () => {
    const { change, calls, cart, lines, loseCarts, store } = await device('emptied', 'ZP0001-38', 'CL0301-S');
    loseCarts();
    const known = { cart: { cart: cart() } };
    const sent = change('AN0107-38', 1);
    store.dispatch(otherTabWrote({ known, seen: { cart: {} } }));
    await sent;
    expect(calls().at(-1)).toBe('POST items=AN0107-38=1');
    expect(lines()).toBe('AN0107-38=1');
  });

  test('CART-16: without a line left the cart is empty, and no further call is made', async () => {
    const { change, calls, cart, loseCarts, store } = await device('lost', 'ZP0001-38');
    loseCarts();
    expect(await change('ZP0001-38', 0)).toEqual({});
    expect(calls()).toHaveLength(1);
    expect([cart(), selectCartProblem(store.getState())]).toEqual([undefined, undefined]);
  });

  test.each(['refused', 'unavailable', 'badRequest'] as const)(
    'CART-17: after a failure (%s) the cart is read again, and the failure is told',
    async (fault) => {
      const { change, calls, cart, breakCall, session } = await device(`fault ${fault}`, 'ZP0001-38');
      const hash = cart()?.hash ?? '';
      await session.carts.change(hash, (row) => {
        row.lines = [{ item: 'CL0301-S', quantity: 2 }];
      });
      breakCall('addToCart', fault);
      const { problem } = await change('AN0107-38', 1);
      expect(problem).toBeDefined();
      expect(calls().at(-1)).toBe(`GET hash=${hash}`);
      expect(cart()?.items.map(({ id }) => id)).toEqual(['CL0301-S']);
    },
  );

  test('CART-20: of an item without stock the server says so, and the cart stays', async () => {
    const { change, lines, session } = await device('sold out', 'ZP0001-38');
    session.stock.set('AN0107-38', 0);
    const { problem } = await change('AN0107-38', 1);
    expect(problem?.errors).toEqual([{ code: 'OUT_OF_STOCK', sku: 'AN0107-38', message: 'Out of stock' }]);
    expect(lines()).toBe('ZP0001-38=1');
  });
});

describe('a change of which nobody knows whether it arrived', () => {
  test('KEEP-03: is seen to have arrived, and not repeated', async () => {
    const { change, calls, lines, loseAnswer, cart } = await device('arrived', 'ZP0001-38');
    loseAnswer();
    const { problem, reply } = await change('AN0107-38', 2);
    expect(problem).toBeUndefined();
    expect(reply?.cart.items).toHaveLength(2);
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=2');
    expect(cart()?.items).toHaveLength(2);
  });

  test('KEEP-03: is looked for before anything is sent again', async () => {
    const { change, calls, breakCall, loseAnswer, cart, lines } = await device('unclear', 'ZP0001-38');
    breakCall('getCart', 'refused');
    loseAnswer();
    expect((await change('AN0107-38', 1)).problem).toBeDefined();
    expect(lines()).toBe('ZP0001-38=1');
    calls();
    breakCall('getCart', undefined);
    expect((await change('AN0107-38', 1)).reply).toBeDefined();
    expect(calls()).toEqual([`GET hash=${cart()?.hash}`]);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('KEEP-03: while the cart cannot be read, nothing is sent', async () => {
    const { change, calls, breakCall, lines } = await device('unread', 'ZP0001-38');
    breakCall('getCart', 'refused');
    breakCall('addToCart', 'refused');
    await change('AN0107-38', 1);
    calls();
    expect((await change('CL0301-S', 1)).problem).toBeDefined();
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['GET']);
    expect(lines()).toBe('ZP0001-38=1');
  });
});

describe('reading the cart', () => {
  test('CART-24, API-53: asks for its hash', async () => {
    const { store, calls, cart } = await device('read', 'ZP0001-38');
    const { reply } = await readCart(store);
    expect(calls()).toEqual([`GET hash=${cart()?.hash}`]);
    expect(reply?.cart).toEqual(cart());
  });

  test('CART-15: one that is not there is made anew from the lines of this device', async () => {
    const { store, calls, lines, loseCarts } = await device('read, forgotten', 'ZP0001-38', 'AN0107-38');
    loseCarts();
    await readCart(store);
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('CART-24: one that cannot be read stays as it was, and is known to be in doubt', async () => {
    const { store, lines, breakCall } = await device('read, refused', 'ZP0001-38');
    breakCall('getCart', 'refused');
    expect((await readCart(store)).problem?.code).toBe('refused');
    expect(lines()).toBe('ZP0001-38=1');
    expect(selectCartProblem(store.getState())).toBeDefined();
    expect(selectCartBusy(store.getState())).toBe(false);
  });
});
