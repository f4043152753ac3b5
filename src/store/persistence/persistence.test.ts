import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import {
  aDisk,
  beginVisits,
  cart,
  endVisits,
  entry,
  leftBehind,
  product,
  told,
  visit,
} from '#testing/persistedVisit.ts';
import { selectAddSource, selectCart } from '#store/cart.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { selectRehydrated } from './persistence.ts';
import { navigated, selectVisited } from '#store/lastUrl.ts';

beforeEach(beginVisits);
afterEach(endVisits);

describe('from one visit to the next', () => {
  test('PERS-01, PERS-02, PERS-07: cart, history and popup are kept under the key root', async () => {
    const { disk, texts } = await leftBehind();
    expect(Object.keys(texts)).toEqual([entry]);
    const { state, keeping } = visit(disk);
    await keeping.read;
    expect(selectCart(state())).toEqual(cart);
    expect(selectAddSource(state())).toBe('catalog');
    expect(selectVisited(state())).toEqual(['/mujer/']);
    expect(selectPopup(state()).product).toEqual(product);
  });

  test('PERS-01, PERS-03: nothing else is', async () => {
    const { texts } = await leftBehind();
    const kept = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    expect(Object.keys(kept).toSorted()).toEqual([
      '_persist',
      'cart',
      'floatingCart',
      'lastUrl',
      'sortingFormula',
    ]);
    expect(Object.keys(JSON.parse(kept['cart'] ?? '') as object)).toEqual(['cart', 'addSource']);
  });

  test('APP-33: the popup starts closed, although it is kept', async () => {
    const { disk, texts } = await leftBehind();
    expect(texts[entry]).toContain('\\"open\\":true');
    const { state, keeping } = visit(disk);
    await keeping.read;
    expect(selectPopup(state())).toEqual({ open: false, product });
  });

  test('PERS-04: the store is not rehydrated, then it is', async () => {
    const { state, keeping } = visit(aDisk().disk);
    expect(selectRehydrated(state())).toBe(false);
    await keeping.read;
    await vi.advanceTimersByTimeAsync(0);
    expect(selectRehydrated(state())).toBe(true);
  });

  test('PERS-02: what changes is written at once when the page is left', async () => {
    const { disk, texts } = aDisk();
    const { keeping, hold } = visit(disk);
    await keeping.read;
    await hold(cart);
    expect(texts[entry] ?? '').not.toContain(cart.hash);
    void keeping.flush();
    expect(texts[entry]).toContain(cart.hash);
  });

  test('PERS-02: each write is whole: a page that dies after any of them comes back to a state it was in', async () => {
    const { writes } = await leftBehind();
    expect(writes.length).toBeGreaterThan(0);
    for (const [, text] of writes) {
      const { state, keeping } = visit(aDisk({ [entry]: text }).disk);
      await keeping.read;
      expect([undefined, cart.hash]).toContain(selectCart(state())?.hash);
    }
    expect(told.unkept).toBe(0);
  });
});

describe('a disk that is slow', () => {
  const slowly = (text: string, milliseconds: number) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(text), milliseconds));
  const made = aCart({ hash: 'd7a903', items: [aCartItem({ id: 'AN0107-38', quantity: 1 })] });

  test('PERS-05, ERR-11: after 5000 ms the shop counts as rehydrated, and says so', async () => {
    const { texts } = await leftBehind();
    const { state } = visit(aDisk({}, { getItem: slowly(texts[entry] ?? '', 6000) }).disk);
    await vi.advanceTimersByTimeAsync(4999);
    expect(selectRehydrated(state())).toBe(false);
    expect(told.reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(selectRehydrated(state())).toBe(true);
    expect(selectCart(state())).toBeUndefined();
    expect(told.reports.join('')).toContain('persist timed out for persist key');
  });

  test('PERS-06: nothing stored is overwritten before it was read, whatever the shopper does', async () => {
    const { texts } = await leftBehind();
    const slow = aDisk({}, { getItem: slowly(texts[entry] ?? '', 60_000) });
    const { hold, keeping } = visit(slow.disk);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(made);
    await vi.advanceTimersByTimeAsync(5000);
    await keeping.flush();
    expect(slow.writes).toEqual([]);
  });

  test('PERS-06: what comes late is merged with what the shopper did meanwhile, then written', async () => {
    const { texts } = await leftBehind();
    const slow = aDisk({}, { getItem: slowly(texts[entry] ?? '', 6000) });
    const { hold, store, state, keeping } = visit(slow.disk);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(made);
    store.dispatch(navigated({ url: '/cart', kind: 'push' }));
    await vi.advanceTimersByTimeAsync(1000);
    await keeping.read;
    expect(selectCart(state())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
    expect(selectVisited(state())).toEqual(['/mujer/', '/cart']);
    await keeping.flush();
    for (const [, text] of slow.writes) expect(text).toContain('ZP0001-38');
    expect(slow.texts[entry]).toContain('AN0107-38');
  });

  test('PERS-06: what was done before a quick read is not lost either', async () => {
    const { texts } = await leftBehind();
    const slow = aDisk({}, { getItem: slowly(texts[entry] ?? '', 20) });
    const { hold, state, keeping } = visit(slow.disk);
    await hold(made);
    await vi.advanceTimersByTimeAsync(20);
    await keeping.read;
    expect(selectCart(state())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
  });

  test('PERS-06: where nothing was stored, what waited is written once the read has ended', async () => {
    const slow = aDisk({}, { getItem: () => slowly('', 6000)().then(() => null) });
    const { hold, keeping } = visit(slow.disk);
    await vi.advanceTimersByTimeAsync(5000);
    await hold(made);
    await vi.advanceTimersByTimeAsync(1000);
    await keeping.read;
    expect(slow.texts[entry]).toContain('d7a903');
  });
});
