import { expect, test } from 'vitest';
import { showBadge } from './showBadge.ts';

/** A store with a cart of one line of so many items, and the badges that were set from it. */
function shop(quantity: number) {
  const listeners = new Set<() => void>();
  let state = {};
  const hold = (items: number) => {
    state = { cart: { cart: { items: [{ quantity: items }] } } };
    for (const listener of listeners) listener();
  };
  hold(quantity);
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const badges: number[] = [];
  return { store: store as never, hold, badges, setBadge: async (count: number) => void badges.push(count) };
}

test('REACH-04: the badge has the count of the cart, set again only when that changes', async () => {
  const { store, hold, badges, setBadge } = shop(2);
  const { signal } = new AbortController();
  await showBadge({ store, persistence: undefined, signal }, setBadge);
  expect(badges).toEqual([2]);
  hold(2);
  hold(5);
  hold(0);
  expect(badges).toEqual([2, 5, 0]);
});

test('REACH-04: the badge of the last visit stays until its cart is rehydrated', async () => {
  const { store, hold, badges, setBadge } = shop(0);
  const read = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const shown = showBadge({ store, persistence: { read: read.promise } as never, signal }, setBadge);
  await Promise.resolve();
  expect(badges).toEqual([]);
  hold(3);
  read.resolve();
  await shown;
  expect(badges).toEqual([3]);
});

test('the badge follows the cart no longer than the shop runs', async () => {
  const { store, hold, badges, setBadge } = shop(1);
  const end = new AbortController();
  await showBadge({ store, persistence: undefined, signal: end.signal }, setBadge);
  end.abort();
  hold(4);
  expect(badges).toEqual([1]);
  await showBadge({ store, persistence: undefined, signal: end.signal }, setBadge);
  expect(badges).toEqual([1]);
});
