import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { aCart, aCartReply } from '#fixtures/cart.ts';
import { createCart, getCart } from '#schemas/cart.ts';
import { turn } from '#testing/turn.ts';
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
    /** Answers the last request without an answer with a cart of these coupons. */
    async reply(...left: string[]) {
      await turn();
      waiting.pop()?.(Response.json(aCartReply({ cart: cartWith(...left) })));
      await turn();
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

  test('is asked alone: an answer to a read that has no coupons says nothing of them', async () => {
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
