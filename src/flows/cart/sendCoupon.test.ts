import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { cartBackend, unreadable } from '#testing/backend/cartBackend.ts';
import { changeCoupon, couponsIn } from './sendCoupon.ts';

const backend = cartBackend();

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
