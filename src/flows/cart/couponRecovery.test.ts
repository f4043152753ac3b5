import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { repeatMerge } from '#flows/session/bringCart.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { cartBackend } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { changeCoupon, couponsIn } from './sendCoupon.ts';

const device = cartBackend();
const signInDevice = signInBackend();

const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });
const ways = (calls: string[]) => calls.map((call) => call.replace(/ hash=.*/, ''));

describe('a coupon for a cart that the server has lost', () => {
  test('CART-15: is not sent again where the cart cannot be recreated', async () => {
    const { store, calls, intercept, loseCarts, lines } = await device('not recreated', 'ZP0001-38');
    loseCarts();
    intercept(async (path, answer) => (path === 'cart/' ? unavailable() : answer()));
    expect((await changeCoupon(store, 'add', 'VERANO10')).problem?.code).toBe('server');
    expect(ways(calls())).toEqual(['POST cart/addvoucher', 'POST items=ZP0001-38=1']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('CART-16: is not sent again where no line is left for a new one', async () => {
    const { store, calls, change, loseCarts, cart } = await device('no lines', 'ZP0001-38');
    await change('ZP0001-38', 0);
    loseCarts();
    calls();
    expect(await changeCoupon(store, 'add', 'VERANO10')).toEqual({});
    expect(ways(calls())).toEqual(['POST cart/addvoucher']);
    expect(cart()).toBeUndefined();
    expect(couponsIn(store)).toEqual({});
  });

  test('STATE-14: is not sent again where the session ends meanwhile', async () => {
    const { store, calls, intercept, session, cart, end } = await signInDevice('ended', ['ZP0001-38'], []);
    await session.carts.remove(cart()?.hash ?? '');
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
    const { store, calls, merged, session, cart, lines } = await signInDevice('merged', ['ZP0001-38'], own);
    repeatMerge(store, merged, () => true);
    await session.carts.remove(cart()?.hash ?? '');
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
  const { store, session, calls, cart, intercept, loseCarts, openToken } = await device('made', 'ZP0001-38');
  await openToken();
  loseCarts();
  await session.carts.add({ hash: 'other', lines: [{ item: 'ZP0001-38', quantity: 1 }] });
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
  const { store, calls, intercept } = await device('no hash');
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

test('KEEP-04, CART-15: a coupon for lines of which another tab makes a cart first is added to that', async () => {
  const { store, calls, cart, intercept } = await device('two tabs');
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
