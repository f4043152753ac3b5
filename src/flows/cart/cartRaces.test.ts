import { describe, expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { cartBackend } from '#testing/backend/cartBackend.ts';
import { changeCart, readCart, whenCartIdle } from './cartCalls.ts';

const device = cartBackend();
type Device = Awaited<ReturnType<typeof device>>;

const slice = (cart: Cart | undefined) => ({ cart: { cart } });

/** Another tab writes the cart with one more line, or without a cart. */
function otherTab({ store, cart }: Device, added: string | undefined) {
  const known = cart();
  const line = added === undefined ? [] : [aCartItem({ id: added, quantity: 1 })];
  const current = known && added !== undefined ? { ...known, items: [...known.items, ...line] } : undefined;
  store.dispatch(otherTabWrote({ known: slice(known), current: slice(current) }));
}

const kinds = (calls: string[]) => calls.map((call) => call.replace(/ (\w+)=.*/, ' $1'));

test.each<[string, [item: string, quantity: number], string | undefined, string]>([
  ['what another tab has added', ['AN0107-38', 1], 'CL0301-S', 'ZP0001-38=1,AN0107-38=1,CL0301-S=1'],
  ['once what both tabs have added', ['AN0107-38', 2], 'AN0107-38', 'ZP0001-38=1,AN0107-38=2'],
  ['what was changed here and removed there', ['ZP0001-38', 3], undefined, 'ZP0001-38=3'],
])('KEEP-04, CART-15: a lost cart is recreated with %s', async (what, changed, added, items) => {
  const made = await device(what, 'ZP0001-38');
  made.loseCarts();
  const sent = made.change(...changed);
  otherTab(made, added);
  await sent;
  expect(made.calls().at(-1)).toBe(`POST items=${items}`);
});

test('KEEP-04, CART-15: a lost cart is recreated without what another tab had removed before the change', async () => {
  const made = await device('removed before', 'ZP0001-38', 'CL0301-S');
  const known = made.cart();
  const lines = ['ZP0001-38', 'CL0301-S', 'AN0107-38'].map((item) => ({ item, quantity: 1 }));
  const current = known && { ...known, items: known.items.filter(({ id }) => id !== 'CL0301-S') };
  made.store.dispatch(otherTabWrote({ known: slice(known), current: slice(current) }));
  made.loseCarts();
  // The lines are those of a screen that has not rendered the removal yet.
  await changeCart(made.store, { item: 'AN0107-38', quantity: 1, lines });
  expect(made.calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
});

describe('reading a cart', () => {
  test('CART-15: that no server knows yet creates it', async () => {
    const made = await device('of two tabs', 'ZP0001-38');
    const cart = made.cart();
    const other = cart && { ...cart, hash: 'other', items: [aCartItem({ id: 'AN0107-38', quantity: 1 })] };
    made.store.dispatch(otherTabWrote({ known: {}, current: slice(other) }));
    expect(made.cart()?.hash).toBe('');
    await readCart(made.store);
    const [call = '', ...others] = made.calls();
    expect(call).toMatch(/^POST items=/);
    expect(call).toContain('ZP0001-38=1');
    expect(call).toContain('AN0107-38=1');
    expect(others).toEqual([]);
  });

  test('CART-24: is a call each time', async () => {
    const { store, calls } = await device('twice', 'ZP0001-38');
    await readCart(store);
    await readCart(store);
    expect(kinds(calls())).toEqual(['GET hash', 'GET hash']);
  });

  test('CART-24: is left to a change that is sent meanwhile, which recreates a lost one', async () => {
    const { store, change, calls, loseCarts } = await device('overtaken', 'ZP0001-38');
    loseCarts();
    await Promise.all([readCart(store), change('AN0107-38', 1)]);
    expect(calls().filter((call) => call.startsWith('POST items='))).toHaveLength(1);
  });

  test('KEEP-04: recreates nothing that another tab has removed meanwhile', async () => {
    const made = await device('emptied while reading', 'ZP0001-38');
    made.loseCarts();
    const read = readCart(made.store);
    otherTab(made, undefined);
    await read;
    expect(kinds(made.calls())).toEqual(['GET hash']);
    expect(made.cart()).toBeUndefined();
  });
});

describe('a change after one that failed', () => {
  test('CART-17: without a cart nothing is read before it or after', async () => {
    const { change, calls, breakCall } = await device('no cart');
    breakCall('createCart', 'refused');
    expect((await change('ZP0001-38', 1)).problem).toBeDefined();
    breakCall('createCart', undefined);
    expect((await change('ZP0001-38', 1)).reply).toBeDefined();
    expect(kinds(calls())).toEqual(['POST items', 'POST items']);
  });

  test('KEEP-03: is sent if the cart does not have it', async () => {
    const { change, calls, breakCall, lines } = await device('not there', 'ZP0001-38');
    breakCall('getCart', 'refused');
    breakCall('addToCart', 'refused');
    await change('AN0107-38', 1);
    breakCall('getCart', undefined);
    breakCall('addToCart', undefined);
    calls();
    await change('AN0107-38', 1);
    expect(kinds(calls())).toEqual(['GET hash', 'POST item']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('KEEP-03, CART-15: recreates the cart if that is lost by then', async () => {
    const { change, calls, breakCall, lines, loseCarts } = await device('lost by then', 'ZP0001-38');
    breakCall('getCart', 'refused');
    breakCall('addToCart', 'refused');
    await change('AN0107-38', 1);
    breakCall('getCart', undefined);
    breakCall('addToCart', undefined);
    loseCarts();
    expect((await change('AN0107-38', 1)).problem).toBeUndefined();
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });
});

describe('while a cart call is pending', () => {
  test('CART-24: the cart is not read: the answer has it', async () => {
    const { store, change, calls } = await device('reading while busy', 'ZP0001-38');
    const sent = change('AN0107-38', 1);
    expect(await readCart(store)).toEqual({});
    await sent;
    expect(kinds(calls())).toEqual(['POST item']);
  });

  test('CART-09: what waits has the cart of its answer', async () => {
    const { store, change } = await device('waiting for the answer');
    await whenCartIdle(store);
    expect(selectCart(store.getState())).toBeUndefined();
    const sent = change('ZP0001-38', 1);
    await whenCartIdle(store);
    expect(selectCart(store.getState())?.items).toHaveLength(1);
    await sent;
  });
});
