import { describe, expect, test } from 'vitest';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { both, boots, openWishes, shoes } from '#testing/backend/wishlistStore.ts';
import { persistedWishlist } from './persistedWishlist.ts';
import { changePut } from './syncQueue.ts';
import { selectIsRead, selectSaved, selectQueuedChange, selectWanted, wished } from './wishlist.ts';

describe('the wishlist of the device', () => {
  const persisted = { wishlist: { items: both } };

  test('PERS-01, KEEP-02: shows until the server has answered', () => {
    const { store, state, send, skus } = openWishes();
    store.dispatch(rehydrated(persisted));
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
    expect(selectIsRead(state())).toBe(false);
    send('getWishlist')({ AN0107: boots });
    expect(skus()).toEqual(['AN0107']);
    expect(selectIsRead(state())).toBe(true);
  });

  test('PERS-06: does not replace what the server has answered', () => {
    const { store, send, skus } = openWishes();
    send('getWishlist')({});
    store.dispatch(rehydrated(persisted));
    expect(skus()).toEqual([]);
  });

  test('KEEP-04: is that which another tab has changed', () => {
    const { store, state, send, skus } = openWishes();
    send('getWishlist')({ ZP0001: shoes });
    const known = { wishlist: { items: { ZP0001: shoes } } };
    store.dispatch(otherTabWrote({ known, current: persisted }));
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
    expect(selectIsRead(state())).toBe(true);
  });

  test('KEEP-04: is read again where both tabs have changed it', () => {
    const { store, state, send, skus } = openWishes();
    send('getWishlist')({ ZP0001: shoes });
    store.dispatch(otherTabWrote({ known: { wishlist: { items: {} } }, current: persisted }));
    expect(skus()).toEqual(['ZP0001']);
    expect(selectIsRead(state())).toBe(false);
  });

  test('KEEP-04: is that of the first tab that has one', () => {
    const { store, skus } = openWishes();
    store.dispatch(otherTabWrote({ known: {}, current: persisted }));
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test.each([
    ['has not changed it', persisted, persisted],
    ['has none', {}, {}],
    ['has none any more', persisted, {}],
  ])('KEEP-04: stays as it is where the other tab %s', (_what, known, current) => {
    const { store, state, send, skus } = openWishes();
    send('getWishlist')({});
    store.dispatch(otherTabWrote({ known, current }));
    expect(skus()).toEqual([]);
    expect(selectIsRead(state())).toBe(true);
  });

  test('KEEP-02: shows what waits for the network, also a removal that is taken back', () => {
    const { store, state, send, skus } = openWishes();
    send('getWishlist')(both);
    const wait = (item: string, quantity: number) =>
      store.dispatch(changePut({ item, quantity, kind: 'favourite', id: `${item}${quantity}`, at: 1 }));
    wait('ZP0001', 0);
    expect([selectSaved(state(), 'ZP0001'), selectSaved(state(), 'AN0107')]).toEqual([false, true]);
    expect(skus()).toEqual(['AN0107']);
    expect(selectQueuedChange(state(), 'ZP0001')?.quantity).toBe(0);
    wait('ZP0001', 1);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
    wait('CL0302', 1);
    expect(selectSaved(state(), 'CL0302')).toBe(true);
    store.dispatch(changePut({ item: 'AN0107', quantity: 0, kind: 'set', id: 'line', at: 2 }));
    expect(selectSaved(state(), 'AN0107')).toBe(true);
  });

  test('KEEP-03: a change that has failed leaves it unread', () => {
    const { state, send, fail } = openWishes();
    send('getWishlist')(both);
    fail('addToWishlist');
    expect(selectIsRead(state())).toBe(false);
  });

  test('a read that has failed leaves what was read before', () => {
    const { state, send, fail } = openWishes();
    send('getWishlist')(both);
    fail('getWishlist');
    expect(selectIsRead(state())).toBe(true);
  });
});

test('KEEP-04, KEEP-05: the favourites of a guest join those of an earlier page, without what another tab has taken', () => {
  const { store, state } = openWishes();
  store.dispatch(wished({ sku: 'A', until: 1 }));
  store.dispatch(rehydrated({ wishlist: { wanted: ['B 2'] } }));
  const [a, b, c] = [
    { sku: 'A', until: 1 },
    { sku: 'B', until: 2 },
    { sku: 'C', until: 3 },
  ];
  expect(selectWanted(state())).toEqual([a, b]);
  const known = { wishlist: { wanted: ['A 1', 'B 2'] } };
  store.dispatch(otherTabWrote({ known, current: { wishlist: { wanted: ['A 1', 'C 3'] } } }));
  expect(selectWanted(state())).toEqual([a, c]);
  // A tab of an earlier version says nothing of it.
  store.dispatch(otherTabWrote({ known, current: { wishlist: {} } }));
  expect(selectWanted(state())).toEqual([a, c]);
});

test('PERS-01, KEEP-04: is held before the code of the wishlist is loaded', () => {
  expect(persistedWishlist(undefined, rehydrated({ wishlist: { items: both } })).items).toEqual(both);
});
