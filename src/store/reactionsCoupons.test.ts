import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { aCart, aCartReply } from '#fixtures/cart.ts';
import { createCart, getCart } from '#schemas/cart.ts';
import { storeOf } from '#testing/signedIn.ts';
import { selectFlashes } from './flash.ts';
import { otherTabWrote, rehydrated } from './persistence/persistedSlices.ts';
import { registerReactions } from './reactions.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cart with these coupons. */
const cartWith = (...codes: string[]) =>
  aCart({
    coupon: {
      coupons: Object.fromEntries(codes.map((code) => [code, { code, label: code, amount: 100 }])),
    },
  });

/** A visitor whose cart has coupons; the server answers with carts of its own. */
function open(...codes: string[]) {
  const store = storeOf();
  registerReactions(store, {
    removedText: async () => 'removed',
    couponsLostText: async (lost) => `Sin ${lost.join()}`,
    readCart: async () => {},
    storage: undefined,
  });
  store.dispatch(rehydrated({ cart: { cart: cartWith(...codes) } }));
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json(aCartReply({ cart: answer }));
  });
  let answer = cartWith();
  return {
    store,
    create: () => store.dispatch(endpointOf(createCart).initiate({ items: 'ZP0001-38=1' })),
    read: () => store.dispatch(endpointOf(getCart).initiate({ hash: 'c4f1e2' }, { forceRefetch: true })),
    /** Answers all that was requested. */
    async reply(...left: string[]) {
      answer = cartWith(...left);
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      for (const go of waiting.splice(0)) go();
    },
    messages: () =>
      selectFlashes(store.getState()).map(({ text, flashMessageType }) => [text, flashMessageType]),
  };
}

describe('CART-15: a cart that is made in place of a lost one', () => {
  test('says which coupons it does not have any more', async () => {
    const { create, reply, messages } = open('VERANO', 'HOLA', 'DIEZ');
    const made = create();
    await reply('HOLA');
    await made;
    await expect.poll(messages).toEqual([['Sin VERANO,DIEZ', 'error']]);
  });

  test.each([[['HOLA']], [[]]])('says nothing if it has all that there were: %j', async (codes) => {
    const { create, reply, messages } = open(...codes);
    const made = create();
    await reply(...codes);
    await made;
    await Promise.resolve();
    expect(messages()).toEqual([]);
  });

  test('says so once, however many were requested at the same time', async () => {
    const { create, reply, messages } = open('HOLA');
    const made = [create(), create()];
    await reply();
    await Promise.all(made);
    await expect.poll(messages).toEqual([['Sin HOLA', 'error']]);
  });

  test('says so although another tab has emptied the cart, and a read was sent, before the answer', async () => {
    const { store, create, read, reply, messages } = open('HOLA');
    const made = create();
    store.dispatch(otherTabWrote({ known: { cart: { cart: cartWith('HOLA') } }, current: { cart: {} } }));
    const late = read();
    await reply();
    await Promise.all([made, late]);
    await expect.poll(messages).toEqual([['Sin HOLA', 'error']]);
  });
});

test('CART-15: an answer to a read says nothing of coupons, also while a new cart is under way', async () => {
  const { create, read, reply, messages } = open('HOLA');
  const late = read();
  await reply();
  await late;
  const made = create();
  await reply();
  await made;
  await Promise.resolve();
  expect(messages()).toEqual([]);
});
