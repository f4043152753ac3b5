import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { repeatMerge } from '#flows/session/bringCart.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { cartBackend, unreadable } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { changeCoupon, couponsIn } from './sendCoupon.ts';

const backend = cartBackend();
const signInDevice = signInBackend();

async function device(visitor: string, ...lines: string[]) {
  const made = await backend(visitor, ...lines);
  const { store } = made;
  await made.openToken();
  return {
    ...made,
    add: (code: string) => changeCoupon(store, 'add', code),
    remove: (code: string) => changeCoupon(store, 'remove', code),
    coupons: () => Object.keys(couponsIn(store)),
    codes: (outcome: Awaited<ReturnType<typeof changeCoupon>>) =>
      outcome.problem?.errors.map(({ code }) => code),
  };
}

const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });
const ways = (calls: string[]) => calls.map((call) => call.replace(/ hash=.*/, ''));

describe('a coupon', () => {
  test('CART-06, CART-07, API-60: is added with the token, and the answer replaces the cart', async () => {
    const { add, calls, cart, store } = await device('added', 'ZP0001-38');
    const hash = cart()?.hash;
    const { reply } = await add('VERANO10');
    expect(calls()).toEqual([`POST cart/addvoucher hash=${hash}&couponcode=VERANO10&token=tok-140`]);
    expect(selectCart(store.getState())).toEqual(reply?.cart);
  });

  test('COUP-08: the sums are those of the answer, also where they are odd', async () => {
    const { add, cart, intercept } = await device('odd', 'ZP0001-38');
    intercept(async (_path, answer) => {
      const reply = (await (await answer()).json()) as { cart: object };
      return Response.json({ ...reply, cart: { ...reply.cart, discount: 1, total_value: 7 } });
    });
    await add('VERANO10');
    expect(cart()).toMatchObject({ discount: 1, total_value: 7, sub_total_value: 43_999 });
  });

  test('CART-06, API-61: is removed, and the totals are those from before', async () => {
    const { add, remove, cart, calls, coupons } = await device('removed', 'ZP0001-38');
    const before = cart();
    await add('VERANO10');
    await add('ENVIO');
    expect(coupons()).toEqual(['VERANO10', 'ENVIO']);
    await remove('VERANO10');
    calls();
    await remove('ENVIO');
    expect(calls()).toEqual([`POST cart/removevoucher hash=${before?.hash}&couponcode=ENVIO`]);
    expect(cart()).toEqual(before);
  });

  test('CART-17, COUP-05: that is refused changes nothing, and the cart is not read again', async () => {
    const { add, cart, calls, codes, store } = await device('refused', 'ZP0001-38');
    const before = cart();
    expect(codes(await add('COUPON_MAX_DISCOUNT'))).toEqual(['COUPON_MAX_DISCOUNT']);
    expect(calls()).toHaveLength(1);
    expect(cart()).toEqual(before);
    expect(selectCartProblem(store.getState())).toBeUndefined();
  });
});

describe('with other calls of the cart', () => {
  test('CART-09: waits until they have ended, and blocks the next', async () => {
    const { add, change, calls, cart, coupons, store, lines } = await device('in turn', 'ZP0001-38');
    const changed = change('ZP0001-38', 2);
    const added = add('VERANO10');
    expect(calls()).toHaveLength(0);
    await changed;
    await added;
    expect(calls().map((call) => call.split(' ')[1]?.slice(0, 9))).toEqual(['item=ZP00', 'cart/addv']);
    expect([lines(), coupons()]).toEqual(['ZP0001-38=2', ['VERANO10']]);
    expect(cart()?.discount).toBe(8_799.8);
    expect(selectCartBusy(store.getState())).toBe(false);
  });

  test('CART-09: an add, its removal and another add follow each other', async () => {
    const { add, remove, coupons, intercept } = await device('all at once', 'ZP0001-38');
    let running = 0;
    const together: number[] = [];
    intercept(async (_path, answer) => {
      running += 1;
      together.push(running);
      const response = await answer();
      running -= 1;
      return response;
    });
    await Promise.all([add('VERANO10'), remove('VERANO10'), add('ENVIO')]);
    expect(together).toEqual([1, 1, 1]);
    expect(coupons()).toEqual(['ENVIO']);
  });

  test('STATE-14: after the end of the session it is not sent', async () => {
    const { add, change, calls, store } = await device('ended', 'ZP0001-38');
    const changed = change('ZP0001-38', 2);
    const added = add('VERANO10');
    store.session.abort();
    await changed;
    expect(await added).toEqual({});
    expect(calls().filter((call) => call.includes('voucher'))).toEqual([]);
  });
});

describe('an answer that is lost', () => {
  test('KEEP-03: has the cart read, which has the coupon, and it is not sent twice', async () => {
    const { add, calls, coupons, loseAnswer } = await device('unclear', 'ZP0001-38');
    loseAnswer();
    const { problem } = await add('VERANO10');
    expect(problem).toBeUndefined();
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(coupons()).toEqual(['VERANO10']);
  });

  test('KEEP-03: of a removal too', async () => {
    const { add, remove, coupons, loseAnswer } = await device('unclear removal', 'ZP0001-38');
    await add('VERANO10');
    loseAnswer();
    expect((await remove('VERANO10')).problem).toBeUndefined();
    expect(coupons()).toEqual([]);
  });

  test('KEEP-03: of a call that was not done is a failure', async () => {
    const { add, coupons, intercept } = await device('not done', 'ZP0001-38');
    intercept(async (path, answer) => (path.includes('voucher') ? unreadable() : answer()));
    expect((await add('VERANO10')).problem?.code).toBe('notJson');
    expect(coupons()).toEqual([]);
  });
});

describe('a cart that the server has lost', () => {
  test('CART-15: is recreated, and takes the coupon', async () => {
    const { add, calls, coupons, lines, loseCarts } = await device('lost', 'ZP0001-38');
    await add('ENVIO');
    loseCarts();
    calls();
    expect((await add('VERANO10')).problem).toBeUndefined();
    expect(calls().map((call) => call.replace(/ hash=.*/, ''))).toEqual([
      'POST cart/addvoucher',
      'POST items=ZP0001-38=1',
      'POST cart/addvoucher',
    ]);
    expect([lines(), coupons()]).toEqual(['ZP0001-38=1', ['VERANO10']]);
  });

  test('CART-15: is recreated without the coupon that was to be removed', async () => {
    const { add, remove, calls, coupons, loseCarts } = await device('lost removal', 'ZP0001-38');
    await add('VERANO10');
    loseCarts();
    calls();
    expect((await remove('VERANO10')).problem).toBeUndefined();
    expect(calls()).toHaveLength(2);
    expect(coupons()).toEqual([]);
  });

  test('CART-16: with no lines left there is nothing to add a coupon to', async () => {
    const { add, calls } = await device('empty');
    expect(await add('VERANO10')).toEqual({});
    expect(calls()).toEqual([]);
  });
});

describe('a cart that no server has yet', () => {
  const unsent = async (visitor: string) => {
    const made = await device(visitor);
    const items = [aCartItem({ id: 'ZP0001-38', quantity: 1 })];
    made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: '', items }) } }));
    return made;
  };

  test('CART-15: is made of the lines of the device, and takes the coupon', async () => {
    const { add, calls, coupons, lines } = await unsent('unsent');
    expect((await add('VERANO10')).problem).toBeUndefined();
    expect(calls().map((call) => call.replace(/ hash=.*/, ''))).toEqual([
      'POST items=ZP0001-38=1',
      'POST cart/addvoucher',
    ]);
    expect([lines(), coupons()]).toEqual(['ZP0001-38=1', ['VERANO10']]);
  });

  test('CART-16: gets no coupon where it cannot be made', async () => {
    const { add, calls, codes, coupons, intercept } = await unsent('unmade');
    intercept(() => Promise.resolve(unreadable()));
    expect(codes(await add('VERANO10'))).toBeDefined();
    expect(calls().some((call) => call.includes('addvoucher'))).toBe(false);
    expect(coupons()).toEqual([]);
  });
});

describe('a coupon for a cart that the server has lost', () => {
  test('CART-15: is not sent again where the cart cannot be recreated', async () => {
    const { store, calls, intercept, loseCarts, lines } = await backend('not recreated', 'ZP0001-38');
    loseCarts();
    intercept(async (path, answer) => (path === 'cart/' ? unavailable() : answer()));
    expect((await changeCoupon(store, 'add', 'VERANO10')).problem?.code).toBe('server');
    expect(ways(calls())).toEqual(['POST cart/addvoucher', 'POST items=ZP0001-38=1']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('CART-16: is not sent again where no line is left for a new one', async () => {
    const { store, calls, change, loseCarts, cart } = await backend('no lines', 'ZP0001-38');
    await change('ZP0001-38', 0);
    loseCarts();
    calls();
    expect(await changeCoupon(store, 'add', 'VERANO10')).toEqual({});
    expect(ways(calls())).toEqual(['POST cart/addvoucher']);
    expect(cart()).toBeUndefined();
    expect(couponsIn(store)).toEqual({});
  });

  test('STATE-14: is not sent again where the session ends meanwhile', async () => {
    const { store, calls, intercept, db, cart, end } = await signInDevice(
      'ended meanwhile',
      ['ZP0001-38'],
      [],
    );
    await db.carts.remove(cart()?.hash ?? '');
    intercept(async (path, answer) => {
      if (path !== 'cart/') return answer();
      end('logout');
      const items = [aCartItem({ id: 'AN0107-38', quantity: 1 })];
      store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'guest', items }) } }));
      return answer();
    });
    expect(await changeCoupon(store, 'add', 'VERANO10')).toEqual({});
    expect(ways(calls())).toEqual(['POST cart/addvoucher', 'POST items=ZP0001-38=1']);
  });

  test("CART-09, CART-22: is added to the customer's own cart, once the new one is merged into it", async () => {
    const own = [{ item: 'CL0301-S', quantity: 2 }];
    const { store, calls, merged, db, cart, lines } = await signInDevice('merged', ['ZP0001-38'], own);
    repeatMerge(store, merged, () => true);
    await db.carts.remove(cart()?.hash ?? '');
    expect((await changeCoupon(store, 'add', 'VERANO10')).problem).toBeUndefined();
    expect(ways(calls())).toEqual([
      'POST cart/addvoucher',
      'POST items=ZP0001-38=1',
      expect.stringMatching(/^POST cart\/merge/),
      'POST cart/addvoucher',
    ]);
    expect(cart()?.hash).toBe('ca1100');
    expect([lines(), Object.keys(couponsIn(store))]).toEqual(['CL0301-S=2,ZP0001-38=1', ['VERANO10']]);
  });
});

test('KEEP-04, CART-15: a coupon goes to the cart that another tab has made in place of a lost one before the answer', async () => {
  const { store, db, calls, cart, intercept, loseCarts, openToken } = await backend('made', 'ZP0001-38');
  await openToken();
  loseCarts();
  await db.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
  intercept((_path, answer) => {
    intercept((_later, next) => next());
    const current = { cart: { cart: aCart({ hash: 'other', items: cart()?.items ?? [] }) } };
    store.dispatch(otherTabWrote({ known: { cart: { cart: cart() } }, current }));
    return answer();
  });
  expect((await changeCoupon(store, 'add', 'VERANO10')).problem).toBeUndefined();
  expect(ways(calls())).toEqual(['POST cart/addvoucher', 'POST cart/addvoucher']);
  expect([cart()?.hash, Object.keys(couponsIn(store))]).toEqual(['other', ['VERANO10']]);
});

test('CART-15: a coupon is sent after one attempt to make its cart, also where the server gives that no hash', async () => {
  const { store, calls, intercept } = await backend('no hash');
  const items = [aCartItem({ id: 'ZP0001-38', quantity: 1 })];
  const nameless = { cart: aCart({ hash: '', items }) };
  store.dispatch(rehydrated({ cart: nameless }));
  let made = 0;
  intercept(async (path, answer) => {
    if (path !== 'cart/') return answer();
    made += 1;
    return made > 9 ? new Promise<never>(() => undefined) : Response.json(aCartReply(nameless));
  });
  await changeCoupon(store, 'add', 'ENVIO');
  const [first, second] = ways(calls());
  expect([first, second]).toEqual(['POST items=ZP0001-38=1', 'POST cart/addvoucher']);
});

test('KEEP-04, CART-15: a coupon is added to the cart that another tab makes of the lines first', async () => {
  const { store, calls, cart, intercept } = await backend('two tabs');
  const items = [aCartItem({ id: 'ZP0001-38', quantity: 1 })];
  store.dispatch(rehydrated({ cart: { cart: aCart({ hash: '', items }) } }));
  const ofOther = aCartReply({ cart: aCart({ hash: 'other', items }) });
  intercept(() => Promise.resolve(Response.json(ofOther)));
  linkTabs(store, {
    mergeOtherTab: () => undefined,
    flush: () => Promise.resolve(),
    alone(_turn, work) {
      const known = { cart: { cart: cart() } };
      store.dispatch(otherTabWrote({ known, current: { cart: { cart: ofOther.cart } } }));
      return work();
    },
  });
  expect((await changeCoupon(store, 'add', 'ENVIO')).problem).toBeUndefined();
  expect(calls()).toEqual([expect.stringMatching(/^POST cart\/addvoucher hash=other&couponcode=ENVIO/)]);
});
