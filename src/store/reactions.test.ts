import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { databaseOf } from '#mocks/database.ts';
import { removedOutOfStock } from '#rules/cart/answeredLines.ts';
import { type CartReply, createCart, getCart } from '#schemas/cart.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { turn } from '#testing/fakeBrowser.ts';
import { addStarted, selectCart } from './cart.ts';
import { selectFlashes } from './flash.ts';
import { registerReactions } from './reactions.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.stop());

/** A visitor with these items in the cart, each with a stock of ten. */
async function visit(visitor: string, items: string[], readCart = vi.fn<() => Promise<void>>()) {
  const store = storeOn(hostsOf('development', 'ar', server.url), {
    headers: { 'x-mock-visitor': visitor },
  });
  const db = await databaseOf(visitor, 'ar');
  for (const item of items) db.stock.set(item, 10);
  await db.carts.add({ hash: 'c4f1e2', lines: items.map((item) => ({ item, quantity: 1 })) });
  readCart.mockResolvedValue();
  registerReactions(store, {
    removedText: () => Promise.resolve('Producto removido por falta de stock.'),
    couponsLostText: (codes) => Promise.resolve(`Sin ${codes.join()}`),
    readCart,
    storage: undefined,
  });
  const cart = aCart({ items: items.map((id) => aCartItem({ id })) });
  store.dispatch(rehydrated({ cart: { cart } }));
  return {
    store,
    db,
    readCart,
    cart,
    read: () => store.dispatch(endpointOf(getCart).initiate({ hash: 'c4f1e2' }, { forceRefetch: true })),
    create: (text: string) => store.dispatch(endpointOf(createCart).initiate({ items: text })),
    messages: () => selectFlashes(store.getState()).map(({ text }) => text),
  };
}

test('CART-19, ERR-28: items that an answer has removed for lack of stock are reported, whatever the call', async () => {
  const { db, read, messages, store } = await visit('removed', ['ZP0001-38', 'AN0107-38']);
  db.stock.set('AN0107-38', 0);
  await read();
  expect(messages()).toEqual(['Producto removido por falta de stock.']);
  expect(selectFlashes(store.getState())[0]?.flashMessageType).toBe('error');
});

test('CART-19: an outdated answer has removed nothing', async () => {
  const items = ['ZP0001-38', 'AN0107-38'];
  const { db, read, create, messages, store } = await visit('outdated', items);
  db.faults.set('getCart', 'slow');
  const outdated = read();
  await create('ZP0001-38=1,AN0107-38=1');
  db.stock.set('AN0107-38', 0);
  expect(removedOutOfStock((await outdated).data as CartReply)).toEqual(['AN0107-38']);
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(items);
  expect(messages()).toEqual([]);
});

test('CART-19: removed items are reported although another tab has emptied the cart meanwhile', async () => {
  const { db, read, messages, store, cart } = await visit('emptied and removed', ['ZP0001-38', 'AN0107-38']);
  db.stock.set('AN0107-38', 0);
  const sent = read();
  store.dispatch(otherTabWrote({ known: { cart: { cart } }, current: { cart: {} } }));
  await sent;
  expect(selectCart(store.getState())).toBeUndefined();
  expect(messages()).toEqual(['Producto removido por falta de stock.']);
});

test('CART-19: an answer that removes nothing shows no message', async () => {
  const { read, messages } = await visit('whole', ['ZP0001-38']);
  await read();
  expect(messages()).toEqual([]);
});

test('CART-19, CART-20: the item of a pending add is reported by the add itself', async () => {
  const { db, create, messages, store } = await visit('sold out', ['ZP0001-38']);
  db.stock.set('AN0107-38', 0);
  store.dispatch(addStarted('AN0107-38'));
  await create('ZP0001-38=1,AN0107-38=1');
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
  expect(messages()).toEqual([]);
});

test('KEEP-04: a cart without hash of another tab, from before reactions are registered, is read from the server too', async () => {
  const store = storeOn(hostsOf('development', 'ar', server.url));
  const cart = aCart();
  const current = {
    cart: { cart: aCart({ hash: '', items: [...cart.items, aCartItem({ id: 'AN0107-38' })] }) },
  };
  store.dispatch(rehydrated({ cart: { cart } }));
  store.dispatch(otherTabWrote({ known: { cart: { cart } }, current }));
  const readCart = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  registerReactions(store, {
    removedText: () => Promise.resolve(''),
    couponsLostText: () => Promise.resolve(''),
    readCart,
    storage: undefined,
  });
  expect(readCart).toHaveBeenCalledTimes(1);
});

test('KEEP-04: the cart is read once after another tab has written one that no server has', async () => {
  const { store, readCart, cart } = await visit('other tab', ['ZP0001-38']);
  const known = { cart: { cart } };
  const current = {
    cart: { cart: aCart({ hash: '', items: [...cart.items, aCartItem({ id: 'AN0107-38' })] }) },
  };
  let finish = () => {};
  readCart.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
  readCart.mockReturnValue(new Promise<void>(() => undefined));
  store.dispatch(otherTabWrote({ known, current }));
  store.dispatch(otherTabWrote({ known: current, current: { cart: { cart: { ...cart, hash: '' } } } }));
  expect(readCart).toHaveBeenCalledTimes(1);
  finish();
  await expect.poll(() => readCart).toHaveBeenCalledTimes(2);
});

test('KEEP-04: a read that ends without an answer is not repeated before the next change', async () => {
  const { store, readCart, cart } = await visit('no answer', ['ZP0001-38']);
  const known = { cart: { cart } };
  const current = { cart: { cart: { ...cart, hash: '' } } };
  store.dispatch(otherTabWrote({ known, current }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readCart).toHaveBeenCalledTimes(1);
  // The second change arrives during the read of the first.
  store.dispatch(otherTabWrote({ known: {}, current: {} }));
  store.dispatch(otherTabWrote({ known: {}, current: {} }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readCart).toHaveBeenCalledTimes(3);
});

test('KEEP-04: a read that throws is not repeated before the next change', async () => {
  const { store, readCart, cart } = await visit('thrown by a read', ['ZP0001-38']);
  readCart.mockRejectedValueOnce(new Error('a bug'));
  const known = { cart: { cart } };
  store.dispatch(otherTabWrote({ known, current: { cart: { cart: { ...cart, hash: '' } } } }));
  store.dispatch(otherTabWrote({ known: {}, current: {} }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readCart).toHaveBeenCalledTimes(1);
  store.dispatch(otherTabWrote({ known: {}, current: {} }));
  expect(readCart).toHaveBeenCalledTimes(2);
});

test('KEEP-04: nothing is read if another tab has emptied the cart, or has written none', async () => {
  const { store, readCart, cart } = await visit('emptied', ['ZP0001-38']);
  const known = { cart: { cart } };
  store.dispatch(otherTabWrote({ known, current: {} }));
  expect(selectCart(store.getState())).toEqual(cart);
  store.dispatch(otherTabWrote({ known, current: { cart: {} } }));
  expect(selectCart(store.getState())).toBeUndefined();
  expect(readCart).not.toHaveBeenCalled();
});

test('a reaction that throws stops neither the action nor the other reactions', async () => {
  const { store } = await visit('thrown', []);
  const thrown = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', thrown);
  const run = vi.fn<() => void>();
  store.react({
    matches: otherTabWrote.match,
    run: () => {
      throw new Error('a bug');
    },
  });
  store.react({ matches: otherTabWrote.match, run });
  const action = otherTabWrote({ known: {}, current: {} });
  expect(store.dispatch(action)).toBe(action);
  expect(run).toHaveBeenCalledTimes(1);
  await expect.poll(() => thrown.mock.calls[0]?.[0]).toEqual(new Error('a bug'));
});

afterEach(() => vi.unstubAllGlobals());

/** A cart with these coupons. */
const cartWith = (...codes: string[]) =>
  aCart({
    coupon: {
      coupons: Object.fromEntries(codes.map((code) => [code, { code, label: code, amount: 100 }])),
    },
  });

/** A visitor whose cart has coupons; the server replies with other carts. */
function open(...codes: string[]) {
  const store = storeOf();
  registerReactions(store, {
    removedText: async () => 'removed',
    couponsLostText: async (lost) => `Sin ${lost.join()}`,
    readCart: () => new Promise(() => undefined),
    storage: undefined,
  });
  store.dispatch(rehydrated({ cart: { cart: cartWith(...codes) } }));
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  return {
    store,
    create: () => store.dispatch(endpointOf(createCart).initiate({ items: 'ZP0001-38=1' })),
    read: () => store.dispatch(endpointOf(getCart).initiate({ hash: 'c4f1e2' }, { forceRefetch: true })),
    /** Responds to the last pending request with a cart of these coupons. */
    async reply(...left: string[]) {
      await turn();
      waiting.pop()?.(Response.json(aCartReply({ cart: cartWith(...left) })));
      await turn();
    },
    messages: () =>
      selectFlashes(store.getState()).map(({ text, flashMessageType }) => [text, flashMessageType]),
  };
}

describe('CART-15: a recreated cart', () => {
  test('says which coupons it does not have any more', async () => {
    const { create, reply, messages } = open('VERANO', 'HOLA', 'DIEZ');
    const made = create();
    await reply('HOLA');
    await made;
    expect(messages()).toEqual([['Sin VERANO,DIEZ', 'error']]);
  });

  test.each([[['HOLA']], [[]]])('says nothing if it has all that there were: %j', async (codes) => {
    const { create, reply, messages } = open(...codes);
    const made = create();
    await reply(...codes);
    expect((await made).data).toBeDefined();
    expect(messages()).toEqual([]);
  });

  test('says so once, however many were requested at the same time', async () => {
    const { create, reply, messages } = open('HOLA', 'DIEZ');
    const made = [create(), create()];
    await reply();
    await reply('DIEZ');
    await Promise.all(made);
    expect(messages()).toEqual([['Sin HOLA,DIEZ', 'error']]);
  });

  test('says so although another tab has emptied the cart, and a read was sent, before the answer', async () => {
    const { store, create, read, reply, messages } = open('HOLA');
    const made = create();
    store.dispatch(otherTabWrote({ known: { cart: { cart: cartWith('HOLA') } }, current: { cart: {} } }));
    const late = read();
    await reply();
    expect(messages()).toEqual([]);
    await reply();
    await Promise.all([made, late]);
    expect(messages()).toEqual([['Sin HOLA', 'error']]);
  });

  test('alone reports lost coupons: a read without coupons reports nothing', async () => {
    const { create, read, reply, messages } = open('HOLA');
    const made = create();
    const late = read();
    await reply();
    expect((await late).data).toBeDefined();
    await reply('HOLA');
    await made;
    expect(messages()).toEqual([]);
  });
});
