import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { cartBackend, unreadable } from '#testing/backend/cartBackend.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { readCart, whenCartIdle } from './cartCalls.ts';
import { changeCoupon } from './sendCoupon.ts';

const device = cartBackend();
const signInDevice = signInBackend();
const kinds = (calls: string[]) => calls.map((call) => call.replace(/ (\w+)=.*/, ' $1'));

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

  test('CART-15, CART-16: a lost cart is recreated with the item being added', async () => {
    const { change, calls, cart, lines, loseCarts } = await device('forgotten', 'ZP0001-38');
    const before = cart()?.hash;
    loseCarts();
    const { problem, reply } = await change('AN0107-38', 1);
    expect(problem).toBeUndefined();
    expect(reply?.cart.items).toHaveLength(2);
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    expect(cart()?.hash).not.toBe(before);
  });

  test('CART-17: a lost cart that cannot be recreated stays on the device, and is tried once', async () => {
    const { change, calls, lines, loseCarts, breakCall } = await device('not recreated', 'ZP0001-38');
    loseCarts();
    breakCall('createCart', 'refused');
    expect((await change('AN0107-38', 1)).problem?.code).toBe('refused');
    expect(calls().map((call) => call.split('=')[0])).toEqual(['POST item', 'POST items']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-04, CART-15: what another tab has removed since is not recreated', async () => {
    const { change, calls, cart, lines, loseCarts, store } = await device('emptied', 'ZP0001-38', 'CL0301-S');
    loseCarts();
    const known = { cart: { cart: cart() } };
    const sent = change('AN0107-38', 1);
    store.dispatch(otherTabWrote({ known, current: { cart: {} } }));
    await sent;
    expect(calls().at(-1)).toBe('POST items=AN0107-38=1');
    expect(lines()).toBe('AN0107-38=1');
  });

  test('CART-16: with no lines left the cart is empty, and no further call is sent', async () => {
    const { change, calls, cart, loseCarts, store } = await device('lost', 'ZP0001-38');
    loseCarts();
    expect(await change('ZP0001-38', 0)).toEqual({});
    expect(calls()).toHaveLength(1);
    expect([cart(), selectCartProblem(store.getState())]).toEqual([undefined, undefined]);
  });

  test.each(['refused', 'unavailable', 'badRequest'] as const)(
    'CART-17: after a failure (%s) the cart is read again, and the failure is returned',
    async (fault) => {
      const { change, calls, cart, breakCall, db } = await device(`fault ${fault}`, 'ZP0001-38');
      const hash = cart()?.hash ?? '';
      await db.carts.change(hash, (row) => {
        row.lines = [{ item: 'CL0301-S', quantity: 2 }];
      });
      breakCall('addToCart', fault);
      const { problem } = await change('AN0107-38', 1);
      expect(problem).toBeDefined();
      expect(calls().at(-1)).toBe(`GET hash=${hash}`);
      expect(cart()?.items.map(({ id }) => id)).toEqual(['CL0301-S']);
    },
  );

  test('CART-20: an item without stock is reported by the server, and the cart is unchanged', async () => {
    const { change, lines, db } = await device('sold out', 'ZP0001-38');
    db.stock.set('AN0107-38', 0);
    const { problem } = await change('AN0107-38', 1);
    expect(problem?.errors).toEqual([{ code: 'OUT_OF_STOCK', sku: 'AN0107-38', message: 'Out of stock' }]);
    expect(lines()).toBe('ZP0001-38=1');
  });
});

describe('reading the cart', () => {
  test('CART-24, API-53: requests the cart of its hash', async () => {
    const { store, calls, cart } = await device('read', 'ZP0001-38');
    const { reply } = await readCart(store);
    expect(calls()).toEqual([`GET hash=${cart()?.hash}`]);
    expect(reply?.cart).toEqual(cart());
  });

  test('CART-15: a lost one is recreated from the lines of this device', async () => {
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

describe('a change whose answer was lost', () => {
  test('KEEP-03: is found in the cart, and not repeated', async () => {
    const { change, calls, lines, loseAnswer, cart } = await device('arrived', 'ZP0001-38');
    loseAnswer();
    const { problem, reply } = await change('AN0107-38', 2);
    expect(problem).toBeUndefined();
    expect(reply?.cart.items).toHaveLength(2);
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=2');
    expect(cart()?.items).toHaveLength(2);
  });

  test('KEEP-03: is checked before anything is sent again', async () => {
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

describe('answers of another backend', () => {
  const device = queueBackend();

  const without = (field: string) =>
    Object.fromEntries(Object.entries(aCartReply({})).filter(([name]) => name !== field));
  const item = (changed: object) => aCartReply({ cart: aCart({ items: [{ ...aCartItem(), ...changed }] }) });

  /** A reply with the hash of the device's cart, so that only its other fields are wrong. */
  const withHash = (reply: object, hash = '') =>
    'cart' in reply && reply.cart !== null ? { ...reply, cart: { ...(reply.cart as object), hash } } : reply;

  describe('answers to a change that no server should give', () => {
    test.each<[string, object]>([
      ['has no cart', without('cart')],
      ['has null for a cart', { ...aCartReply({}), cart: null }],
      ['has a total below zero', aCartReply({ cart: aCart({ total_value: -1 }) })],
      ['has a subtotal below zero', aCartReply({ cart: aCart({ sub_total_value: -0.01 }) })],
      ['has a total that is no number', aCartReply({ cart: aCart({ total_value: 'N/A' as never }) })],
      ['has no items', aCartReply({ cart: aCart({ items: null as never }) })],
      ['has a text for a price', item({ paid_price: 'N/A' })],
      ['has a list for a quantity', item({ quantity: [2] })],
      ['has a text for a quantity', item({ quantity: 'dos' })],
      ['has a line of nothing', item({ quantity: 0 })],
      ['has a quantity below zero', item({ quantity: -1 })],
      ['has more of an item than can be chosen', item({ quantity: 11 })],
      ['has a part of an item', item({ quantity: 1.5 })],
    ])('CART-17, KEEP-03: after one that %s the last good cart stays', async (what, reply) => {
      const { put, send, intercept, cart, lines, waiting, store } = await device(what, ['ZP0001-38']);
      const before = cart();
      intercept(() => Promise.resolve(Response.json(withHash(reply, before?.hash))));
      put('ZP0001-38', 3);
      await send();
      expect(cart()).toEqual(before);
      expect(waiting()).toBe('');
      // The notice on the screen offers a retry.
      expect(selectCartProblem(store.getState())).toBeDefined();
      intercept((_path, answer) => answer());
      put('ZP0001-38', 4);
      await send();
      expect(lines()).toBe('ZP0001-38=4');
      expect(selectCartProblem(store.getState())).toBeUndefined();
    });
  });

  const ofSomebodyElse = aCartReply({
    cart: aCart({ hash: 'e0f1a2', items: [aCartItem({ id: 'CL0301-S', sku: 'CL0301' })] }),
  });

  describe('an answer with the cart of somebody else', () => {
    type Shopper = Awaited<ReturnType<typeof device>>;

    const change = async ({ put, send, store }: Shopper, quantity: number) => {
      put('ZP0001-38', quantity);
      await send();
      return { problem: selectCartProblem(store.getState()) };
    };

    test.each<[string, (shopper: Shopper) => Promise<{ problem?: Problem | undefined }>]>([
      ['a read', ({ store }) => readCart(store)],
      ['a new quantity', (shopper) => change(shopper, 3)],
      ['a removal', (shopper) => change(shopper, 0)],
      ['a coupon', ({ store }) => changeCoupon(store, 'add', 'VERANO10')],
      ['a coupon less', ({ store }) => changeCoupon(store, 'remove', 'VERANO10')],
    ])('CART-17, KEEP-03: to %s is a failure, after which the last good cart stays', async (what, act) => {
      const shopper = await device(`somebody else: ${what}`, ['ZP0001-38']);
      const before = shopper.cart();
      shopper.intercept(() => Promise.resolve(Response.json(ofSomebodyElse)));
      expect((await act(shopper)).problem).toMatchObject({ code: 'schema' });
      expect(shopper.cart()).toEqual(before);
      expect(shopper.waiting()).toBe('');
      shopper.intercept((_path, answer) => answer());
      expect(await change(shopper, 4)).toEqual({ problem: undefined });
      expect(shopper.lines()).toBe('ZP0001-38=4');
    });
  });
});

const dress = { item: 'CL0301-S', quantity: 2 };
const add = { item: 'AN0107-38', quantity: 1 };

/** A customer with a line of her own and a line of this device in the cart. */
async function signedIn(visitor: string) {
  const made = await signInDevice(visitor, ['ZP0001-38'], [dress]);
  await made.signIn();
  made.calls();
  return made;
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Ends the session while the n-th call from now on is in flight. */
function endDuring({ intercept, end }: SignedIn, nth: number, answered: (answer: Response) => Response) {
  let count = 0;
  intercept(async (_path, answer) => {
    count += 1;
    const response = await answer();
    if (count !== nth) return response;
    end('expiry');
    return answered(response);
  });
}

const lost = () => Response.json({ error: true, message: 'Cart not found', cart: null, errors: [] });

describe('a change of the cart whose session ends', () => {
  test.each<[string, number, (answer: Response) => Response]>([
    ['and is answered after it', 1, (answer) => answer],
    ['and whose answer cannot be read', 1, unreadable],
    ['and whose cart is lost', 1, lost],
  ])('STATE-14: %s changes nothing and sends nothing more', async (how, nth, answered) => {
    const made = await signedIn(how);
    endDuring(made, nth, answered);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(1);
    expect(made.cart()).toBeUndefined();
    const state = made.store.getState();
    expect([selectCartBusy(state), selectCartProblem(state)]).toEqual([false, undefined]);
  });

  test('STATE-14: while it is read after a failure is not tried again', async () => {
    const made = await signedIn('read after');
    made.breakCall('addToCart', 'refused');
    endDuring(made, 2, (answer) => answer);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(2);
    expect(made.cart()).toBeUndefined();
  });

  test('STATE-14, KEEP-03: while it is read before a repetition is not sent', async () => {
    const made = await signedIn('read before');
    made.breakCall('addToCart', 'refused');
    made.breakCall('getCart', 'refused');
    await made.change(add.item, add.quantity);
    made.breakCall('addToCart', undefined);
    made.breakCall('getCart', undefined);
    made.calls();
    endDuring(made, 1, (answer) => answer);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(1);
  });

  test('STATE-14: while the cart is read recreates nothing', async () => {
    const made = await signedIn('read at the end');
    endDuring(made, 1, lost);
    expect(await readCart(made.store)).toEqual({});
    expect(made.calls()).toHaveLength(1);
    expect(made.cart()).toBeUndefined();
  });

  test('STATE-14: at once, also while the server does not answer', async () => {
    const made = await signedIn('no answer');
    made.intercept(() => new Promise<Response>(() => {}));
    const sent = made.change(add.item, add.quantity);
    made.end('logout');
    expect(await sent).toEqual({});
  });
});
