import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { ana, signedIn } from '#testing/signedIn.ts';
import { guestItemsNoted, selectGuestItems } from './cart.ts';
import { selectVisited } from './lastUrl.ts';
import { otherTabWrote, type PersistedState } from './persistence/persistedSlices.ts';
import { sessionEnded } from './session/sessionReducer.ts';
import { selectCustomer, selectLoggedIn } from './session/customer.ts';

describe('the copy of another tab', () => {
  const copy = (customer: object, lines: string[]): PersistedState => ({
    customer: {
      loggedIn: true,
      idCustomer: ana.idCustomer,
      buyerType: 'existing customer',
      visitor_has_orders: true,
      endedSessions: 0,
      ...customer,
    },
    cart: {
      cart: aCart({ hash: 'h-2', items: lines.map((id) => aCartItem({ id, quantity: 1 })) }),
      addSource: undefined,
    },
  });
  const linesOf = (store: ReturnType<typeof signedIn>) =>
    store.getState().cart.cart?.items.map(({ id }) => id) ?? [];
  const shared = copy({}, ['ZP0001-38']);

  test('KEEP-04: of the same session is merged', () => {
    const store = signedIn();
    store.dispatch(otherTabWrote({ known: {}, current: copy({}, ['AN0107-38']) }));
    expect(linesOf(store)).toEqual(['AN0107-38', 'ZP0001-38']);
  });

  test('SESS-43, STATE-14: that has ended the session takes customer and cart with it', () => {
    const store = signedIn();
    const ended = { loggedIn: false, idCustomer: undefined, buyerType: 'logged out', endedSessions: 1 };
    store.dispatch(otherTabWrote({ known: shared, current: { ...copy(ended, []), cart: {} } }));
    expect(linesOf(store)).toEqual([]);
    const { customer } = store.getState();
    expect(customer).toMatchObject({ loggedIn: false, endedSessions: 1, epoch: 1, lastEnd: 'logout' });
    expect(customer).not.toHaveProperty('first_name');
    expect(selectVisited(store.getState())).toEqual(['/mujer/']);
  });

  test('SESS-43, STATE-14: in which another customer is logged in replaces this one, and merges nothing', () => {
    const store = signedIn();
    store.dispatch(
      otherTabWrote({ known: shared, current: copy({ idCustomer: '9', endedSessions: 1 }, ['CL0301-S']) }),
    );
    expect(linesOf(store)).toEqual(['CL0301-S']);
    const { customer } = store.getState();
    expect(customer).toMatchObject({ loggedIn: true, idCustomer: '9', epoch: 1 });
    expect(customer).not.toHaveProperty('email');
  });

  test('SESS-43, STATE-14: of a session that has ended here is left out', () => {
    const store = signedIn();
    store.dispatch(sessionEnded('logout'));
    store.dispatch(otherTabWrote({ known: shared, current: shared }));
    expect(linesOf(store)).toEqual([]);
    expect(selectCustomer(store.getState()).loggedIn).toBe(false);
  });

  test('KEEP-04, PERS-09: without a readable customer leaves her logged in, and adds its lines', () => {
    const store = signedIn();
    const { cart } = copy({}, ['AN0107-38']);
    store.dispatch(otherTabWrote({ known: {}, current: { ...(cart && { cart }) } }));
    expect(selectLoggedIn(store.getState())).toBe(true);
    expect(linesOf(store)).toEqual(['AN0107-38', 'ZP0001-38']);
  });

  test('KEEP-04: from before the login here adds its lines', () => {
    const store = signedIn();
    store.dispatch(
      otherTabWrote({ known: {}, current: copy({ loggedIn: false, idCustomer: undefined }, ['AN0107-38']) }),
    );
    expect(selectLoggedIn(store.getState())).toBe(true);
    expect(linesOf(store)).toEqual(['AN0107-38', 'ZP0001-38']);
  });

  test('KEEP-04, CART-22: from before the login here knows nothing of the items that are to be merged', () => {
    const store = signedIn();
    store.dispatch(guestItemsNoted(['ZP0001-38']));
    const guest = copy({ loggedIn: false, idCustomer: undefined }, ['ZP0001-38']);
    const known = { ...shared, cart: { ...shared.cart, guestItems: ['ZP0001-38'] } };
    store.dispatch(otherTabWrote({ known, current: { ...guest, cart: { ...guest.cart, guestItems: [] } } }));
    expect(selectGuestItems(store.getState())).toEqual(['ZP0001-38']);
  });

  test('KEEP-04, CART-22: of a tab of an earlier version says nothing of the items that are to be merged', () => {
    const store = signedIn();
    store.dispatch(guestItemsNoted(['ZP0001-38']));
    const known = { ...shared, cart: { ...shared.cart, guestItems: ['ZP0001-38'] } };
    store.dispatch(otherTabWrote({ known, current: copy({}, ['ZP0001-38', 'AN0107-38']) }));
    expect(selectGuestItems(store.getState())).toEqual(['ZP0001-38']);
    expect(linesOf(store)).toEqual(['ZP0001-38', 'AN0107-38']);
  });

  test('KEEP-04: that has nothing new is not written again', () => {
    const store = signedIn();
    const before = store.getState();
    store.dispatch(otherTabWrote({ known: shared, current: shared }));
    expect(store.getState().customer).toBe(before.customer);
    expect(store.getState().cart).toBe(before.cart);
  });

  test.each([
    ['of a session that has ended here', [sessionEnded('logout')], shared],
    ['from before the login here', [], copy({ loggedIn: false, idCustomer: undefined }, [])],
  ])('SESS-43, KEEP-04: %s is overwritten', (_what, events, current) => {
    const store = signedIn();
    events.forEach(store.dispatch);
    const { customer } = store.getState();
    store.dispatch(otherTabWrote({ known: shared, current }));
    expect(store.getState().customer).toEqual(customer);
    expect(store.getState().customer).not.toBe(customer);
  });
});
