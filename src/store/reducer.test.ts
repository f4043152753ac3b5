import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { otherTabWrote, type PersistedState, rehydrated } from '#store/persistence/persistedSlices.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';
import {
  customerRead,
  ipRead,
  loginSucceeded,
  registrationLoginSucceeded,
  socialLoginSucceeded,
  startDecided,
} from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { beginVisits, endVisits, entry, recordingStorage, visit } from '#testing/backend/persistedVisit.ts';
import { ana, signedIn, started, storeOf } from '#testing/backend/signedIn.ts';
import { guestItemsNoted, selectGuestItems } from './cart.ts';
import { couponCopied, selectCopiedCoupon } from './coupons.ts';
import { selectVisited } from './lastUrl.ts';
import { rootReducer } from './reducer.ts';
import { changesWait, selectQueue } from './syncQueue.ts';

test.each([loginSucceeded, registrationLoginSucceeded, socialLoginSucceeded])(
  'SESS-03, SESS-04, SESS-06: %s logs the customer in',
  (action) => {
    const store = storeOf();
    expect(selectCustomer(store.getState())).toMatchObject({
      loggedIn: false,
      visitor_has_orders: false,
      buyerType: 'logged out',
      decided: false,
    });
    store.dispatch(action(started));
    expect(selectCustomer(store.getState())).toMatchObject({ ...started, loggedIn: true, decided: true });
  },
);

test('ROUTE-49: start-up has decided who visits, also where nobody is logged in', () => {
  const store = storeOf();
  store.dispatch(startDecided());
  expect(selectCustomer(store.getState())).toMatchObject({ loggedIn: false, decided: true });
});

test('API-73: what is read of a customer is taken over while she is logged in', () => {
  const store = signedIn();
  const read = { ...ana, first_name: 'Ana Luz', buyerType: 'existing customer' as const };
  store.dispatch(customerRead(read));
  expect(selectCustomer(store.getState())).toMatchObject({ first_name: 'Ana Luz', loggedIn: true });
  store.dispatch(sessionEnded('logout'));
  store.dispatch(customerRead(read));
  expect(selectCustomer(store.getState())).not.toHaveProperty('first_name');
});

describe.each(['logout', 'expiry', 'cleanOut'] as const)('the end of a session by %s', (why) => {
  test('SESS-08, STATE-09, STATE-14: resets customer and cart, and counts', () => {
    const store = signedIn();
    store.dispatch(startDecided());
    store.dispatch(sessionEnded(why));
    const { customer, cart: kept, sessionApi } = store.getState();
    expect(customer).toEqual({
      loggedIn: false,
      visitor_has_orders: false,
      buyerType: 'logged out',
      endedSessions: 1,
      epoch: 1,
      decided: true,
      lastEnd: why,
    });
    expect(kept.cart).toBeUndefined();
    expect(sessionApi.queries).toEqual({});
    expect(JSON.stringify(store.getState())).not.toContain('h-ana');
  });

  test('STATE-07, STATE-14: slices that load with their screens are reset too, all others stay', () => {
    const before = {
      ...signedIn().getState(),
      wishlist: 'of the session' as never,
      twoStep: 'of the session' as never,
      customerForms: 'of the session' as never,
      sessionApi: { ...signedIn().getState().sessionApi, queries: { of: 'of the session' } as never },
    };
    const after = rootReducer(before, sessionEnded(why));
    expect(JSON.stringify(before)).toContain('of the session');
    expect(JSON.stringify(after)).not.toContain('of the session');
    expect(after.lastUrl).toBe(before.lastUrl);
    expect(after.cityRegion).toBe(before.cityRegion);
    expect(after.shopApi.queries).toBe(before.shopApi.queries);
    expect(after.flags).toBe(before.flags);
  });

  test('STATE-14: coupons and changes that wait are of the session too', () => {
    const store = signedIn();
    store.dispatch(couponCopied('VERANO10'));
    store.dispatch(changesWait(true));
    store.dispatch(sessionEnded(why));
    expect(selectCopiedCoupon(store.getState())).toBe('');
    expect(selectQueue(store.getState()).waits).toBe(false);
  });

  test('APP-46, STATE-14: the IP of the device stays for the next visitor', () => {
    const store = signedIn();
    store.dispatch(ipRead('192.0.2.1'));
    expect(selectCustomer(store.getState())).toMatchObject({ ip: '192.0.2.1', firstRequest: true });
    store.dispatch(sessionEnded(why));
    expect(selectCustomer(store.getState()).ip).toBe('192.0.2.1');
    expect(selectCustomer(store.getState())).not.toHaveProperty('firstRequest');
  });
});

describe('on the device', () => {
  beforeEach(beginVisits);
  afterEach(endVisits);

  test('PERS-08, SESS-17: of the customer a few fields are persisted, and no token', async () => {
    const { storage, texts } = recordingStorage();
    const { store, persistence, state } = visit(storage);
    await persistence.read;
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(loginSucceeded({ ...started, token: 'tok-1' } as typeof started));
    store.dispatch(customerRead({ geolocation: { region: '5', city: '120' } }));
    await persistence.flush();
    const slices = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    expect(JSON.parse(slices['customer'] ?? '')).toEqual({
      loggedIn: true,
      idCustomer: ana.idCustomer,
      first_name: ana.first_name,
      keepSession: true,
      buyerType: 'existing customer',
      visitor_has_orders: ana.visitor_has_orders,
      endedSessions: 0,
      geolocation: { region: '5', city: '120' },
    });
    const next = visit(storage);
    await next.persistence.read;
    expect(selectCustomer(next.state())).toMatchObject({ loggedIn: true, first_name: ana.first_name });
    expect(selectCustomer(next.state())).not.toHaveProperty('email');
    expect(selectCustomer(state())).toHaveProperty('email');
  });

  test('PERS-06: who logged in before a slow storage was read stays logged in', () => {
    const store = storeOf();
    store.dispatch(loginSucceeded(started));
    store.dispatch(rehydrated({ customer: { ...copyOfGuest, endedSessions: 4 } }));
    expect(selectCustomer(store.getState()).loggedIn).toBe(true);
  });
});

const copyOfGuest = { loggedIn: false, buyerType: 'logged out', visitor_has_orders: false } as const;

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
    const { session } = store;
    const ended = { loggedIn: false, idCustomer: undefined, buyerType: 'logged out', endedSessions: 1 };
    store.dispatch(otherTabWrote({ known: shared, current: { ...copy(ended, []), cart: {} } }));
    expect(linesOf(store)).toEqual([]);
    const { customer } = store.getState();
    expect(customer).toMatchObject({ loggedIn: false, endedSessions: 1, epoch: 1, lastEnd: 'logout' });
    expect(customer).not.toHaveProperty('first_name');
    expect([session, store.session].map(({ signal }) => signal.reason)).toEqual(['logout', undefined]);
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
