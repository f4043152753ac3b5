import { expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { signedIn, storeOf } from '#testing/backend/signedIn.ts';
import { cartLost, guestItemsNoted, selectGuestItems } from './cart.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import './session/sessionReducer.ts';

// The items of a guest who signed in, until a merge has added them.

const itemsIn = (store: ReturnType<typeof storeOf>) => selectGuestItems(store.getState());
const cart = aCart({ hash: 'h-ana', items: [aCartItem({ id: 'ZP0001-38', quantity: 1 })] });

test('PERS-06, CART-22: those of a sign in before a late rehydration are joined with the stored ones', () => {
  const store = storeOf();
  store.dispatch(guestItemsNoted(['ZP0001-38']));
  store.dispatch(rehydrated({ cart: { cart, guestItems: ['CL0301-S'] } }));
  expect(itemsIn(store)).toEqual(['ZP0001-38', 'CL0301-S']);
});

test('PERS-06, CART-22: those of a sign in before a late rehydration stay, where none are stored', () => {
  const store = storeOf();
  store.dispatch(guestItemsNoted(['ZP0001-38']));
  store.dispatch(rehydrated({ cart: { cart } }));
  expect(itemsIn(store)).toEqual(['ZP0001-38']);
});

test('KEEP-04, CART-22: those that another tab has merged are not left here, though the cart is the same', () => {
  const store = storeOf();
  const known = { cart: { cart, guestItems: ['ZP0001-38'] } };
  store.dispatch(rehydrated(known));
  store.dispatch(otherTabWrote({ known, current: { cart: { cart, guestItems: [] } } }));
  expect(itemsIn(store)).toEqual([]);
});

test('STATE-12, CART-22: a cart that is cleared leaves none', () => {
  const store = storeOf();
  store.dispatch(guestItemsNoted(['ZP0001-38']));
  store.dispatch(cartLost());
  expect(itemsIn(store)).toEqual([]);
});

test('KEEP-04, PERS-09: a copy from before the login here whose cart cannot be read takes no line', () => {
  const store = signedIn();
  const { customer } = store.getState();
  const of = (loggedIn: boolean) => ({
    loggedIn,
    buyerType: 'existing customer' as const,
    visitor_has_orders: true,
    endedSessions: customer.endedSessions,
    ...(loggedIn && customer.idCustomer !== undefined && { idCustomer: customer.idCustomer }),
  });
  const { cart: own } = store.getState().cart;
  store.dispatch(
    otherTabWrote({ known: { customer: of(true), cart: { cart: own } }, current: { customer: of(false) } }),
  );
  expect(store.getState().cart.cart?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
});
