import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { wishlistApi } from '#api/wishlist.ts';
import { changeCart, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { recover, register } from '#flows/session/register.ts';
import { enterCode } from '#flows/session/enterCode.ts';
import { restoreSession } from '#flows/session/restoreSession.ts';
import { signIn } from '#flows/session/signIn.ts';
import { selectCart } from '#store/cart.ts';
import { aRegistration as form } from '#fixtures/customer.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
} from '#testing/backend/customerTab.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

/** What was asked of the server, in order: the path of each call. */
const asked = () =>
  ['customer/login', 'address', 'wishlist', 'cart'].filter((path) => sentTo(path).length > 0);

describe('after a sign in', () => {
  test('SESS-24, WISH-03, CART-22: address list, wishlist and cart of the customer are loaded', async () => {
    const { open } = await newBrowser();
    const { context, store } = open();
    expect(await signIn(context, formOf('ana'))).toEqual({ kind: 'done' });
    await expect
      .poll(() => {
        const state = store.getState();
        const addresses = addressesApi.endpoints.getAddresses.select({})(state).data?.length;
        const isListed = wishlistApi.endpoints.getWishlist.select({})(state).isSuccess;
        return [addresses, isListed, selectCart(state)?.items.length];
      })
      .toEqual([3, true, 2]);
    expect(asked()).toEqual(['customer/login', 'address', 'wishlist', 'cart']);
  });

  test('SESS-31: a registration signs in, and then says that it succeeded', async () => {
    const { open } = await newBrowser();
    const { context, customer, flashes } = open();
    expect(await register(context, form)).toEqual({ kind: 'done' });
    expect([customer().loggedIn, flashes()]).toEqual([true, ['Usuario registrado exitosamente.']]);
    expect(await recover(context, { email: form.email })).toEqual({ kind: 'done' });
  });

  test('TFA-04, TFA-10: one that awaits a code is complete after it, with all that follows', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    expect(await signIn(context, formOf('segura'))).toEqual({ kind: 'code' });
    expect([customer().loggedIn, asked()]).toEqual([false, ['customer/login']]);
    expect(await enterCode(context, '1234')).toEqual({ kind: 'done' });
    expect(customer().loggedIn).toBe(true);
    await expect.poll(() => asked()).toEqual(['customer/login', 'address', 'wishlist', 'cart']);
  });
});

test('API-56, API-57, SESS-47: a customer adds by her token; after an expiry the same add is that of a guest', async () => {
  const { open, db } = await newBrowser();
  const { context, store, customer } = open();
  await signIn(context, formOf('nueva'));
  await vi.waitFor(() => expect(selectCart(store.getState())?.hash).toMatch(/\w/));
  const hash = selectCart(store.getState())?.hash ?? '';
  const [shoe, boot] = ['ZP0001-38', 'AN0107-38'].map((item) => ({ item, quantity: 1 }));
  if (!shoe || !boot) throw new Error('Failed to name two items.');
  const adds = () => sentTo('cart/?').flatMap(({ body }) => (body === '' ? [] : [decodeURIComponent(body)]));
  const itemsOf = () => selectCart(store.getState())?.items.map(({ id }) => id);

  await changeCart(store, { ...shoe, lines: [shoe] });
  await changeCart(store, { ...boot, lines: [shoe, boot] });
  expect(adds()).toEqual([
    expect.stringMatching(`^item=ZP0001-38&quantity=1&hash=${hash}&token=tok-`),
    expect.stringMatching(`^item=AN0107-38&quantity=1&hash=${hash}&token=tok-`),
  ]);
  expect(itemsOf()).toEqual(['ZP0001-38', 'AN0107-38']);

  db.clock.set(new Date('2036-05-01T10:00:00Z'));
  // The expiry ends the session, and with it the outcome of the call.
  expect(await changeCart(store, { ...shoe, quantity: 2, lines: [{ ...shoe, quantity: 2 }, boot] })).toEqual(
    {},
  );
  expect([customer().loggedIn, itemsOf()]).toEqual([false, undefined]);
  await changeCart(store, { ...boot, lines: [boot] });
  await changeCart(store, { ...shoe, lines: [boot, shoe] });
  expect(adds().slice(3)).toEqual([
    'items=AN0107-38=1',
    expect.stringMatching(/^item=ZP0001-38&quantity=1&hash=\w+&items=AN0107-38=1,ZP0001-38=1$/),
  ]);
});

describe('at start', () => {
  test('SESS-35: the stored hash logs the customer in', async () => {
    const { context, customer } = await reopened(await returning());
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject({ loggedIn: true, email: 'ana@vidriera.example' });
  });

  test.each([
    ['SESS-36', false, ['ZP0001-38']],
    ['SESS-37', true, []],
  ])(
    '%s: the address logs in; with emptyCart %s the lines of the cart are %j',
    async (_id, emptyCart, lines) => {
      const { open } = await newBrowser();
      const { context, customer, store } = open();
      const line = { item: 'ZP0001-38', quantity: 1 };
      await changeCart(store, { ...line, lines: [line] });
      const itemsOf = () => selectCart(store.getState())?.items.map(({ id }) => id) ?? [];
      expect(itemsOf()).toEqual(['ZP0001-38']);
      expect(await restoreSession(context, { hash: 'h-1101', emptyCart })).toBe(true);
      expect(customer()).toMatchObject({ loggedIn: true, email: 'nueva@vidriera.example' });
      await expect.poll(() => sentTo('wishlist')).toHaveLength(1);
      await whenCartIdle(store);
      expect(itemsOf()).toEqual(lines);
    },
  );
});
