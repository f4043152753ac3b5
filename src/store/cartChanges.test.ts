import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import type { QueuedChange } from '#schemas/syncQueue.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import {
  addEnded,
  addAccepted,
  addStarted,
  cartLost,
  selectAdding,
  selectAddSource,
  selectCart,
  selectCartCount,
  selectCartNeedsReconcile,
} from './cart.ts';
import { changePut, changesWait } from './syncQueue.ts';

const cartOf = (hash: string, lines: Record<string, number>): Cart =>
  aCart({ hash, items: Object.entries(lines).map(([id, quantity]) => aCartItem({ id, quantity })) });
const slice = (cart: Cart | undefined) => ({ cart: { cart, addSource: undefined } });

function visit() {
  const store = storeOn(hostsOf('development', 'ar', ''));
  const { dispatch, getState } = store;
  return {
    dispatch,
    cart: () => selectCart(getState()),
    needsReconcile: () => selectCartNeedsReconcile(getState()),
    adding: () => selectAdding(getState()),
    addSource: () => selectAddSource(getState()),
    count: () => selectCartCount(getState()),
    state: () => getState().cart,
  };
}

const two = cartOf('h1', { 'AB12-41': 2 });

test('CART-10: an add is known from its start to its end', () => {
  const { dispatch, adding } = visit();
  expect(adding()).toBeUndefined();
  dispatch(addStarted('AB12-41'));
  expect(adding()).toBe('AB12-41');
  dispatch(addEnded());
  expect(adding()).toBeUndefined();
});

describe('a cart that is read from storage', () => {
  test('PERS-06: is the cart, with its count and the source of its last add', () => {
    const { dispatch, cart, count, addSource, needsReconcile } = visit();
    dispatch(rehydrated({ cart: { cart: two, addSource: 'wishlist' } }));
    expect(cart()).toEqual(two);
    expect(count()).toBe(2);
    expect(addSource()).toBe('wishlist');
    expect(needsReconcile()).toBe(false);
  });

  test('PERS-06: keeps the source of an add of this visit', () => {
    const { dispatch, addSource } = visit();
    dispatch(addAccepted('catalog'));
    dispatch(rehydrated({ cart: { cart: two, addSource: 'wishlist' } }));
    expect(addSource()).toBe('catalog');
  });

  test('PERS-06: changes nothing where there is none', () => {
    const { dispatch, cart, addSource } = visit();
    dispatch(rehydrated({}));
    expect([cart(), addSource()]).toEqual([undefined, undefined]);
  });
});

describe('the count of a cart whose changes wait for the network', () => {
  /** A cart of two shoes and a bag, with this queued change. */
  function changed(change: Pick<QueuedChange, 'item' | 'quantity' | 'kind'>, waits = true) {
    const { dispatch, count } = visit();
    dispatch(rehydrated(slice(cartOf('h1', { 'AB12-41': 2, 'CD34-U': 1 }))));
    dispatch(changePut({ ...change, id: '1', at: 1 }));
    dispatch(changesWait(waits));
    return count();
  }

  test.each([
    ['a quantity', { item: 'AB12-41', quantity: 5, kind: 'set' }, 6],
    ['a removal', { item: 'AB12-41', quantity: 0, kind: 'set' }, 1],
    ['an add', { item: 'EF56-38', quantity: 1, kind: 'add' }, 4],
    ['a line that is restored', { item: 'EF56-38', quantity: 3, kind: 'restore' }, 6],
    ['a favourite, which is none of them', { item: 'AB12', quantity: 1, kind: 'favourite' }, 3],
  ] as const)('CART-27, KEEP-10: is that which the shopper has with %s', (_what, change, count) => {
    expect(changed(change)).toBe(count);
  });

  test('CART-27: is that of the last answer while a change is on its way', () => {
    expect(changed({ item: 'AB12-41', quantity: 5, kind: 'set' }, false)).toBe(3);
  });
});

describe('a cart that another tab has written', () => {
  /** A tab with a cart of two shoes that all tabs know. */
  function opened() {
    const tab = visit();
    tab.dispatch(rehydrated(slice(two)));
    return tab;
  }

  test.each([
    ['and not read again where the server has it', 'h1', false],
    ['and read from the server that does not have it', '', true],
  ])('KEEP-04: is taken over, %s', (_how, hash, isRead) => {
    const { dispatch, cart, needsReconcile } = opened();
    const other = cartOf(hash, { 'AB12-41': 2, 'CD34-38': 1 });
    dispatch(otherTabWrote({ known: slice(two), current: slice(other) }));
    expect(cart()).toEqual(other);
    expect(needsReconcile()).toBe(isRead);
  });

  test('KEEP-04: that is the same needs no call', () => {
    const { dispatch, cart, needsReconcile } = opened();
    dispatch(otherTabWrote({ known: slice(two), current: slice(structuredClone(two)) }));
    expect(cart()).toEqual(two);
    expect(needsReconcile()).toBe(false);
  });

  test('KEEP-04: that is gone there is gone here, and needs no call', () => {
    const { dispatch, cart, needsReconcile } = opened();
    dispatch(otherTabWrote({ known: slice(two), current: slice(undefined) }));
    expect(cart()).toBeUndefined();
    expect(needsReconcile()).toBe(false);
  });

  test('KEEP-04: of which nothing was written says nothing', () => {
    const { dispatch, cart, needsReconcile } = opened();
    dispatch(otherTabWrote({ known: slice(two), current: {} }));
    expect(cart()).toEqual(two);
    expect(needsReconcile()).toBe(false);
  });

  test('KEEP-04: is joined with this one where neither knew of the other', () => {
    const { dispatch, cart } = opened();
    dispatch(otherTabWrote({ known: {}, current: slice(cartOf('h2', { 'CD34-38': 1 })) }));
    expect(
      cart()
        ?.items.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['AB12-41', 'CD34-38']);
  });

  test('CART-16: is no longer to be read once the server has lost it', () => {
    const { dispatch, cart, needsReconcile, state } = opened();
    const other = cartOf('h1', { 'AB12-41': 3 });
    dispatch(otherTabWrote({ known: slice(two), current: slice(other) }));
    dispatch(cartLost());
    expect([cart(), needsReconcile(), state().problem]).toEqual([undefined, false, undefined]);
  });
});
