import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { readTimedOut, selectCartBusy } from '#store/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { cartBackend, countTogether, withoutIds } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { changeCart, readCart } from './cartCalls.ts';
import { changeCoupon } from './sendCoupon.ts';

const device = cartBackend();
const signInDevice = signInBackend();
type Device = Awaited<ReturnType<typeof device>>;

/** Takes turns one after another; `begun` is called when the first turn is requested. */
function takeTurns({ store }: Pick<Device, 'store'>, begun: () => void) {
  let last = Promise.resolve();
  let count = 0;
  linkTabs(store, {
    mergeOtherTab: () => undefined,
    flush: () => Promise.resolve(),
    alone(_turn, work) {
      count += 1;
      if (count === 1) begun();
      last = last.then(work);
      return last;
    },
  });
}

/** Another tab has recreated the lost cart. */
function otherTab({ store, cart }: Device, ...items: string[]) {
  const known = { cart: { cart: cart() } };
  const made = aCart({ hash: 'other', items: items.map((id) => aCartItem({ id, quantity: 1 })) });
  store.dispatch(otherTabWrote({ known, current: { cart: { cart: made } } }));
}

describe('a lost cart', () => {
  test('CART-09, CART-15: is recreated once no other call of the cart is under way', async () => {
    const made = await device('in turn', 'ZP0001-38');
    made.loseCarts();
    const together = countTogether(made);
    let change: Promise<unknown> | undefined;
    takeTurns(made, () => {
      change = made.change('AN0107-38', 1);
    });
    await readCart(made.store);
    await change;
    expect(new Set(together)).toEqual(new Set([1]));
    expect(made.calls().filter((call) => call.startsWith('POST items='))).toHaveLength(1);
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('STATE-14: is not recreated, nor another one read, where the session ends before its turn', async () => {
    const made = await signInDevice('ended', ['ZP0001-38'], []);
    await made.db.carts.remove(made.cart()?.hash ?? '');
    takeTurns(made, () => {
      made.end('logout');
      const items = [aCartItem({ id: 'CL0301-S', quantity: 1 })];
      made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'guest', items }) } }));
    });
    expect(await readCart(made.store)).toEqual({});
    expect(withoutIds(made.calls())).toEqual(['GET']);
    expect(made.lines()).toBe('CL0301-S=1');
  });

  test('CART-24: is recreated by the change that was sent during its read, with the line of that', async () => {
    const made = await device('overtaken', 'ZP0001-38');
    made.loseCarts();
    await Promise.all([readCart(made.store), made.change('AN0107-38', 1)]);
    expect(withoutIds(made.calls())).toEqual([
      'GET',
      'POST item=AN0107-38&quantity=1&items=ZP0001-38=1,AN0107-38=1',
      'POST items=ZP0001-38=1,AN0107-38=1',
    ]);
  });

  test('CART-15: is not recreated again where its read is answered after that', async () => {
    const made = await device('late', 'ZP0001-38');
    made.loseCarts();
    const held = Promise.withResolvers<undefined>();
    made.intercept(async (_path, answer) => {
      made.intercept((_later, next) => next());
      await held.promise;
      return answer();
    });
    // The read no longer blocks other calls.
    const read = readCart(made.store, (id) => setTimeout(() => made.store.dispatch(readTimedOut(id))));
    await expect.poll(() => selectCartBusy(made.store.getState())).toBe(false);
    await made.change('AN0107-38', 1);
    const { hash } = made.cart() ?? {};
    made.calls();
    held.resolve(undefined);
    await read;
    expect(made.calls()).toEqual([]);
    expect(made.cart()?.hash).toBe(hash);
  });

  test('KEEP-04, CART-15: is not recreated where another tab has done so before the answer', async () => {
    const made = await device('other tab', 'ZP0001-38');
    made.loseCarts();
    await made.db.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
    made.intercept((_path, answer) => {
      made.intercept((_later, next) => next());
      otherTab(made, 'ZP0001-38');
      return answer();
    });
    await made.change('AN0107-38', 1);
    expect(made.calls().filter((call) => call.startsWith('POST items='))).toEqual([]);
    expect([made.cart()?.hash, made.lines()]).toEqual(['other', 'ZP0001-38=1,AN0107-38=1']);
  });

  test('KEEP-04, CART-15: is not recreated where another tab has done so, which this one sees in its turn', async () => {
    const made = await device('seen in its turn', 'ZP0001-38');
    made.loseCarts();
    await made.db.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
    linkTabs(made.store, {
      mergeOtherTab: () => otherTab(made, 'ZP0001-38'),
      flush: () => Promise.resolve(),
    });
    await readCart(made.store);
    expect(withoutIds(made.calls())).toEqual(['GET', 'GET']);
    expect(made.cart()?.hash).toBe('other');
  });

  test('KEEP-04, CART-12: of which another tab makes one with the same change has nothing sent again', async () => {
    const made = await device('the same', 'ZP0001-38');
    made.loseCarts();
    takeTurns(made, () => otherTab(made, 'ZP0001-38', 'AN0107-38'));
    expect(await made.change('AN0107-38', 1)).toEqual({});
    expect(made.calls()).toHaveLength(1);
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });
});

describe('a change that is sent again to the cart of another tab', () => {
  /** A coupon waits for the same read of the cart as the turn; `begun` is called together with the coupon. */
  async function besideCoupon(visitor: string, begun: (made: Device) => void = () => undefined) {
    const made = await device(visitor, 'ZP0001-38');
    const items = ['ZP0001-38', 'CL0301-S'];
    made.loseCarts();
    await made.db.carts.add({ hash: 'other', lines: items.map((item) => ({ item, quantity: 1 })) });
    await made.openToken();
    const together = countTogether(made, (path, answer) => {
      if (path === 'cart/addvoucher') begun(made);
      return answer();
    });
    let coupon: Promise<unknown> | undefined;
    linkTabs(made.store, {
      mergeOtherTab: () => undefined,
      flush: () => Promise.resolve(),
      alone(_turn, work) {
        otherTab(made, ...items);
        void readCart(made.store);
        const done = work();
        coupon = changeCoupon(made.store, 'add', 'ENVIO');
        return done;
      },
    });
    const outcome = await made.change('AN0107-38', 1);
    await coupon;
    return { ...made, together, outcome, sent: withoutIds(made.calls()) };
  }

  test('CART-09, KEEP-04: waits for the coupon that has begun before it', async () => {
    const { together, sent, lines } = await besideCoupon('coupon first');
    expect(new Set(together)).toEqual(new Set([1]));
    expect(sent).toEqual([
      'POST item=AN0107-38&quantity=1',
      'GET',
      'POST cart/addvoucher &couponcode=ENVIO',
      'POST item=AN0107-38&quantity=1',
    ]);
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1,AN0107-38=1');
  });

  test('STATE-14: is not sent where the session ends meanwhile', async () => {
    const { outcome, sent } = await besideCoupon(
      'coupon, ended',
      ({ store }) => void store.dispatch(sessionEnded('logout')),
    );
    expect(outcome).toEqual({});
    expect(sent.filter((call) => call.startsWith('POST item='))).toHaveLength(1);
  });
});

const line = (id: string) => aCartItem({ id, quantity: 1 });
const ofOther = aCartReply({
  cart: aCart({ hash: 'other', items: [line('ZP0001-38'), line('CL0301-S')] }),
});

/** A device whose cart the server has lost. Another tab recreates it with one more line before this tab's turn. */
async function besideAnotherTab(visitor: string) {
  const made = await device(visitor, 'ZP0001-38');
  const turns: string[] = [];
  made.loseCarts();
  made.intercept((_path, answer) => (turns.length > 0 ? Promise.resolve(Response.json(ofOther)) : answer()));
  linkTabs(made.store, {
    mergeOtherTab: () => undefined,
    flush: () => Promise.resolve(),
    alone(turn, work) {
      turns.push(turn);
      const [known, current] = [made.cart(), ofOther.cart].map((cart) => ({ cart: { cart } }));
      made.store.dispatch(otherTabWrote({ known: known ?? {}, current: current ?? {} }));
      return work();
    },
  });
  return { ...made, turns };
}

describe('a lost cart that another tab is recreating', () => {
  test.each<[string, (device: Device) => Promise<unknown>, string[]]>([
    ['a read', ({ store }) => readCart(store), ['GET hash=lost', 'GET hash=other']],
    [
      'a change',
      ({ store }) => {
        const lines = [{ item: 'ZP0001-38', quantity: 3 }];
        return changeCart(store, { item: 'ZP0001-38', quantity: 3, lines });
      },
      [
        'POST item=ZP0001-38&quantity=3&hash=lost&items=ZP0001-38=3',
        'GET hash=other',
        'POST item=ZP0001-38&quantity=3&hash=other&items=ZP0001-38=3,CL0301-S=1',
      ],
    ],
    [
      'a coupon',
      ({ store }) => changeCoupon(store, 'add', 'ENVIO'),
      ['POST cart/addvoucher hash=lost&couponcode=ENVIO', 'POST cart/addvoucher hash=other&couponcode=ENVIO'],
    ],
  ])('KEEP-04, CART-15: is not made a second time by %s', async (what, act, expected) => {
    const made = await besideAnotherTab(what);
    const { calls, cart, lines, turns } = made;
    const lost = cart()?.hash ?? '';
    await act(made);
    expect(calls().map((call) => call.replace(`hash=${lost}`, 'hash=lost'))).toEqual(expected);
    expect(turns).toEqual(['lost_cart']);
    expect(cart()?.hash).toBe('other');
    expect(lines()).toBe('ZP0001-38=1,CL0301-S=1');
  });
});

const slice = (cart: Cart | undefined) => ({ cart: { cart } });
const kinds = (calls: string[]) => calls.map((call) => call.replace(/ (\w+)=.*/, ' $1'));

/** Another tab writes the cart with one more line, or without a cart. */
function otherTabAdds({ store, cart }: Device, added: string | undefined) {
  const known = cart();
  const line = added === undefined ? [] : [aCartItem({ id: added, quantity: 1 })];
  const current = known && added !== undefined ? { ...known, items: [...known.items, ...line] } : undefined;
  store.dispatch(otherTabWrote({ known: slice(known), current: slice(current) }));
}

test.each<[string, [item: string, quantity: number], string | undefined, string]>([
  ['what another tab has added', ['AN0107-38', 1], 'CL0301-S', 'ZP0001-38=1,AN0107-38=1,CL0301-S=1'],
  ['once what both tabs have added', ['AN0107-38', 2], 'AN0107-38', 'ZP0001-38=1,AN0107-38=2'],
  ['what was changed here and removed there', ['ZP0001-38', 3], undefined, 'ZP0001-38=3'],
])('KEEP-04, CART-15: a lost cart is recreated with %s', async (what, changed, added, items) => {
  const made = await device(what, 'ZP0001-38');
  made.loseCarts();
  const sent = made.change(...changed);
  otherTabAdds(made, added);
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
    const { store, change, calls, loseCarts } = await device('overtaken again', 'ZP0001-38');
    loseCarts();
    await Promise.all([readCart(store), change('AN0107-38', 1)]);
    expect(calls().filter((call) => call.startsWith('POST items='))).toHaveLength(1);
  });

  test('KEEP-04: recreates nothing that another tab has removed meanwhile', async () => {
    const made = await device('emptied while reading', 'ZP0001-38');
    made.loseCarts();
    const read = readCart(made.store);
    otherTabAdds(made, undefined);
    await read;
    expect(kinds(made.calls())).toEqual(['GET hash']);
    expect(made.cart()).toBeUndefined();
  });
});
