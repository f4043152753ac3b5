import { describe, expect, test } from 'vitest';
import { both, boots, openWishes as open, shoes } from '#testing/backend/wishlistStore.ts';
import { flashesTimedOut } from './flash.ts';
import { sessionEnded } from './session/sessionReducer.ts';
import {
  changeEnded,
  changeRequested,
  removalDone,
  removalUndone,
  selectConfirmed,
  selectChanging,
  selectIsRead,
  selectRemoved,
  selectSaved,
  selectWanted,
  wished,
  wishTaken,
} from './wishlist.ts';

describe('the wishlist of the store', () => {
  test('WISH-01, WISH-04: has what was answered last, by sku', () => {
    const { state, send, skus } = open();
    expect(selectIsRead(state())).toBe(false);
    send('getWishlist')(both);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
    expect([selectSaved(state(), 'ZP0001'), selectSaved(state(), 'constructor')]).toEqual([true, false]);
    send('removeFromWishlist')({ AN0107: boots });
    expect(skus()).toEqual(['AN0107']);
  });

  test('WISH-04: shows a change as soon as it is requested, and until it has ended', () => {
    const { store, state, send, skus } = open();
    send('getWishlist')({ ZP0001: shoes });
    store.dispatch(changeRequested({ sku: 'AN0107', saved: true }));
    store.dispatch(changeRequested({ sku: 'ZP0001', saved: false }));
    expect([selectSaved(state(), 'AN0107'), selectConfirmed(state(), 'AN0107')]).toEqual([true, false]);
    expect([selectSaved(state(), 'ZP0001'), selectConfirmed(state(), 'ZP0001')]).toEqual([false, true]);
    expect(selectChanging(state(), 'AN0107')).toBe(true);
    expect(skus()).toEqual([]);
    store.dispatch(changeEnded({ sku: 'ZP0001', saved: false }));
    expect(selectChanging(state(), 'ZP0001')).toBe(false);
    expect(skus()).toEqual(['ZP0001']);
  });

  test('WISH-04: a read that is older than a change does not replace its answer', () => {
    const { send, skus } = open();
    send('getWishlist')({});
    const late = send('getWishlist');
    const change = send('addToWishlist');
    change({ ZP0001: shoes });
    late({});
    expect(skus()).toEqual(['ZP0001']);
    send('getWishlist')(both);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test('WISH-04: a read that was sent after a change counts, whichever is answered first', () => {
    const { send, skus } = open();
    send('getWishlist')({});
    const change = send('addToWishlist');
    const read = send('getWishlist');
    change({ ZP0001: shoes });
    read(both);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test('WISH-04: the end of one change leaves another under way', () => {
    const { store, state } = open();
    for (const sku of ['ZP0001', 'AN0107']) store.dispatch(changeRequested({ sku, saved: true }));
    store.dispatch(changeEnded({ sku: 'ZP0001', saved: true }));
    expect([selectChanging(state(), 'ZP0001'), selectChanging(state(), 'AN0107')]).toEqual([false, true]);
  });

  test('KEEP-01: of two removed products each is restored alone, and the others keep their position', () => {
    const { store, state, send, skus } = open();
    send('getWishlist')(both);
    send('removeFromWishlist')({});
    for (const item of [shoes, boots]) store.dispatch(removalDone(item));
    store.dispatch(changeRequested({ sku: 'AN0107', saved: true }));
    expect(skus()).toEqual(['AN0107']);
    store.dispatch(removalUndone('AN0107'));
    expect(selectRemoved(state())).toEqual([shoes]);
    send('getWishlist')({ AN0107: boots, ZP0001: shoes });
    store.dispatch(flashesTimedOut());
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test('at first nothing is saved, removed or wanted, and no message is missed', () => {
    const { store, state, skus } = open();
    store.dispatch(flashesTimedOut());
    expect([skus(), selectRemoved(state()), selectWanted(state())]).toEqual([[], [], []]);
    expect(selectChanging(state(), 'ZP0001')).toBe(false);
  });

  test('WISH-03: a first read counts, whatever was sent after it', () => {
    const { send, skus } = open();
    const late = send('getWishlist');
    send('addToWishlist');
    late(both);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test('KEEP-01: a removed product is restored at its position while its message shows', () => {
    const { store, state, send, skus } = open();
    send('getWishlist')(both);
    send('removeFromWishlist')({ AN0107: boots });
    store.dispatch(removalDone(shoes));
    expect(selectRemoved(state())).toEqual([shoes]);
    store.dispatch(changeRequested({ sku: 'ZP0001', saved: true }));
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
    send('addToWishlist')({ AN0107: boots, ZP0001: shoes });
    store.dispatch(changeEnded({ sku: 'ZP0001', saved: true }));
    store.dispatch(removalUndone('ZP0001'));
    expect(selectRemoved(state())).toEqual([]);
    expect(skus()).toEqual(['ZP0001', 'AN0107']);
  });

  test('KEEP-01: once the message is gone it comes back at the end', () => {
    const { store, state, send, skus } = open();
    send('getWishlist')(both);
    send('removeFromWishlist')({ AN0107: boots });
    store.dispatch(removalDone(shoes));
    store.dispatch(flashesTimedOut());
    expect(selectRemoved(state())).toEqual([]);
    send('addToWishlist')({ AN0107: boots, ZP0001: shoes });
    expect(skus()).toEqual(['AN0107', 'ZP0001']);
  });

  test('KEEP-05: what a guest wants is there once, until it is taken', () => {
    const { store, state } = open();
    const [a, b, later] = [
      { sku: 'A', until: 1 },
      { sku: 'B', until: 2 },
      { sku: 'A', until: 3 },
    ] as const;
    for (const wanted of [a, b, later]) store.dispatch(wished(wanted));
    expect(selectWanted(state())).toEqual([b, later]);
    store.dispatch(wishTaken('A'));
    expect(selectWanted(state())).toEqual([b]);
  });
});

test.each(['logout', 'expiry'] as const)(
  'STATE-11: at the end of a session (%s) nothing of it is left',
  (why) => {
    const { store, state, send, skus } = open();
    send('getWishlist')(both);
    store.dispatch(removalDone(shoes));
    store.dispatch(wished({ sku: 'A', until: 1 }));
    store.dispatch(sessionEnded(why));
    expect(skus()).toEqual([]);
    expect([selectIsRead(state()), selectRemoved(state()), selectWanted(state())]).toEqual([false, [], []]);
  },
);
