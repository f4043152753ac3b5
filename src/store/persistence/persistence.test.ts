import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectAddSource, selectCart } from '#store/cart.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { navigated, selectVisited } from '#store/lastUrl.ts';
import {
  recordingStorage,
  beginVisits,
  cart,
  endVisits,
  entry,
  newer,
  storageOfVisit,
  product,
  reported,
  visit,
} from '#testing/backend/persistedVisit.ts';
import { selectRehydrated } from './persistence.ts';

beforeEach(beginVisits);
afterEach(endVisits);

describe('from one visit to the next', () => {
  test('PERS-01, PERS-02, PERS-07: cart, history and popup are persisted under the key root', async () => {
    const { storage, texts } = await storageOfVisit();
    expect(Object.keys(texts)).toEqual([entry]);
    const { state, persistence } = visit(storage);
    await persistence.read;
    expect(selectCart(state())).toEqual(cart);
    expect(selectAddSource(state())).toBe('catalog');
    expect(selectVisited(state())).toEqual(['/mujer/']);
    expect(selectPopup(state()).product).toEqual(product);
  });

  test('PERS-01, PERS-03: nothing else is', async () => {
    const { texts } = await storageOfVisit();
    const slices = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    expect(Object.keys(slices).toSorted()).toEqual([
      '_persist',
      'cart',
      'cityRegion',
      'customer',
      'floatingCart',
      'lastUrl',
      'sortingFormula',
      'wishlist',
    ]);
    expect(Object.keys(JSON.parse(slices['cart'] ?? '') as object)).toEqual([
      'cart',
      'addSource',
      'guestItems',
    ]);
  });

  test('PERS-07, GEO-01: of the location the chosen city and region are', async () => {
    const { storage, texts } = recordingStorage();
    const { store, persistence } = visit(storage);
    await persistence.read;
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(cityRegionChanged({ region: '5', city: '120' }));
    await persistence.flush();
    const slices = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    expect(JSON.parse(slices['cityRegion'] ?? '')).toEqual({ chosen: { region: '5', city: '120' } });
  });

  test('APP-33: the popup starts closed, although it is persisted', async () => {
    const { storage, texts } = await storageOfVisit();
    expect(texts[entry]).toContain('\\"open\\":true');
    const { state, persistence } = visit(storage);
    await persistence.read;
    expect(selectPopup(state())).toEqual({ open: false, product });
  });

  test('PERS-04: the store is not rehydrated, then it is', async () => {
    const { state, persistence } = visit(recordingStorage().storage);
    expect(selectRehydrated(state())).toBe(false);
    await persistence.read;
    await vi.advanceTimersByTimeAsync(0);
    expect(selectRehydrated(state())).toBe(true);
  });

  test('PERS-04: a store that is not persisted has nothing to wait for', () => {
    expect(selectRehydrated({})).toBe(true);
  });

  test('PERS-02: changes are written at once when the page is left', async () => {
    const { storage, texts } = recordingStorage();
    const { persistence, hold } = visit(storage);
    await persistence.read;
    await hold(cart);
    expect(texts[entry] ?? '').not.toContain(cart.hash);
    void persistence.flush();
    expect(texts[entry]).toContain(cart.hash);
  });

  test('PERS-02: each write is complete: after any of them a page restarts in a state it had', async () => {
    const { writes } = await storageOfVisit();
    expect(writes.length).toBeGreaterThan(0);
    for (const [, text] of writes) {
      const { state, persistence } = visit(recordingStorage({ [entry]: text }).storage);
      await persistence.read;
      expect([undefined, cart.hash]).toContain(selectCart(state())?.hash);
    }
    expect(reported.notPersisted).toBe(0);
  });
});

describe('a slow storage', () => {
  const slowly = (text: string, milliseconds: number) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(text), milliseconds));

  test('PERS-05, ERR-11: after 5000 ms the shop counts as rehydrated, and reports it', async () => {
    const { texts } = await storageOfVisit();
    const { state } = visit(recordingStorage({}, { getItem: slowly(texts[entry] ?? '', 6000) }).storage);
    await vi.advanceTimersByTimeAsync(4999);
    expect(selectRehydrated(state())).toBe(false);
    expect(reported.reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(selectRehydrated(state())).toBe(true);
    expect(selectCart(state())).toBeUndefined();
    expect(reported.reports.join('')).toContain('persist timed out for persist key');
  });

  test('PERS-06: nothing stored is overwritten before it was read, whatever the shopper does', async () => {
    const { texts } = await storageOfVisit();
    const slow = recordingStorage({}, { getItem: slowly(texts[entry] ?? '', 60_000) });
    const { hold, persistence } = visit(slow.storage);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(newer);
    await vi.advanceTimersByTimeAsync(5000);
    await persistence.flush();
    expect(slow.writes).toEqual([]);
  });

  test('PERS-06: a late read is merged with the changes made meanwhile, then written', async () => {
    const { texts } = await storageOfVisit();
    const slow = recordingStorage({}, { getItem: slowly(texts[entry] ?? '', 6000) });
    const { hold, store, state, persistence } = visit(slow.storage);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(newer);
    store.dispatch(navigated({ url: '/cart', kind: 'push' }));
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    await vi.advanceTimersByTimeAsync(1000);
    await persistence.read;
    expect(complaints).not.toHaveBeenCalled();
    expect(selectCart(state())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
    expect(selectVisited(state())).toEqual(['/mujer/', '/cart']);
    await persistence.flush();
    for (const [, text] of slow.writes) expect(text).toContain('ZP0001-38');
    expect(slow.texts[entry]).toContain('AN0107-38');
  });

  test('KEEP-04: is not read for the changes of another tab', async () => {
    const { texts } = await storageOfVisit();
    const slow = recordingStorage({}, { getItem: slowly(texts[entry] ?? '', 20) });
    const { hold, state, persistence } = visit(slow.storage);
    await vi.advanceTimersByTimeAsync(20);
    await persistence.read;
    await hold(newer);
    persistence.mergeOtherTab();
    await persistence.flush();
    expect(selectCart(state())).toEqual(newer);
    expect(slow.texts[entry]).toContain(newer.hash);
  });

  test('PERS-06: what was done before a quick read is not lost either', async () => {
    const { texts } = await storageOfVisit();
    const slow = recordingStorage({}, { getItem: slowly(texts[entry] ?? '', 20) });
    const { hold, state, persistence } = visit(slow.storage);
    await hold(newer);
    await vi.advanceTimersByTimeAsync(20);
    await persistence.read;
    expect(selectCart(state())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
  });

  test('PERS-06: where nothing was stored, what waited is written once the read has ended', async () => {
    const slow = recordingStorage({}, { getItem: () => slowly('', 6000)().then(() => null) });
    const { hold, persistence } = visit(slow.storage);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(newer);
    await vi.advanceTimersByTimeAsync(1000);
    await persistence.read;
    expect(slow.texts[entry]).toContain('d7a903');
  });
});
