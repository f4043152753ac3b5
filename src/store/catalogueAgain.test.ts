import { describe, expect, test } from 'vitest';
import { list, page, catalogueBackend } from '#testing/backend/catalogueBackend.ts';
import { cityRegionChanged } from './cityRegion.ts';
import { chooseCityRegion } from './followCity.ts';
import { selectClearCount } from './catalogue.ts';
import { applyFlags, flagsResolved } from './flags.ts';

const { network, device, withThreePages } = catalogueBackend();

describe('a list that is requested again', () => {
  test.each([
    ['with the next page, is kept', page(4), 30, 3],
    ['with a page that would leave a gap, is cleared', page(6), 0, 6],
    ['with a page that is there, is cleared', page(2), 0, 2],
    ['with the next page of another order, is cleared', `${page(4)}&sort=price`, 0, 4],
    ['without a page, is cleared', list, 0, 1],
    ['in another order, is cleared', `${list}?sort=price`, 0, 1],
  ])('CAT-18, CAT-17: %s', async (_how, url, expected, number) => {
    const { entry, open, skus } = await withThreePages(`again ${url}`);
    expect(skus(list)).toHaveLength(30);
    open(url);
    expect(skus(url)).toHaveLength(expected);
    expect(entry(url)?.page).toBe(number);
  });

  test('CAT-18, CAT-01: with a filter is another list', async () => {
    const { entry, open, skus } = await withThreePages('filtered');
    open(`${list}?brand=zapala`);
    expect(skus(list)).toHaveLength(30);
    expect(entry(`${list}?brand=zapala`)?.products).toEqual([]);
  });

  test('CAT-16, CAT-17: begins at page 1, or at the page that its address names', () => {
    const { entry, open } = device('pages');
    open(list);
    expect(entry(list)?.page).toBe(1);
    open(`${list}?brand=zapala&page=4`);
    expect(entry(`${list}?brand=zapala`)?.page).toBe(4);
  });

  test('CAT-21: drops answers of an older request', async () => {
    const { entry, load, open, skus } = device('late');
    open(list);
    network.holds = true;
    const late = load(list);
    await expect.poll(() => network.waiting.length).toBe(1);
    const sorted = `${list}?sort=newest`;
    open(sorted);
    network.holds = false;
    await load(sorted);
    const [newest] = skus(sorted);
    for (const release of network.waiting) release();
    await late;
    expect(skus(sorted)).toHaveLength(10);
    expect(skus(sorted)[0]).toBe(newest);
    expect(entry(sorted)).toMatchObject({ sort: 'newest', pending: { getCataloguePage: 0 } });
    expect(entry(list)).toBeUndefined();
  });

  test('FLAG-25, CAT-21: is cleared when its source changes, and late answers are dropped', async () => {
    const { load, open, store } = device('another source');
    open(list);
    network.holds = true;
    const late = load(list);
    await expect.poll(() => network.waiting.length).toBe(1);
    const { values } = store.getState().flags;
    store.dispatch(flagsResolved({ ...values, catalog_filters_refactor: 'off' }));
    store.dispatch(applyFlags());
    expect(Object.keys(store.getState().catalogue?.entries ?? {})).toEqual([list]);
    store.dispatch(flagsResolved({ ...values, backend_for_frontend: 'off' }));
    expect(Object.keys(store.getState().catalogue?.entries ?? {})).toEqual([list]);
    store.dispatch(applyFlags());
    for (const release of network.waiting) release();
    await late;
    expect(store.getState().catalogue).toMatchObject({ entries: {}, clearings: 1 });
  });

  test('GEO-07: is cleared when the location changes, and not when the same is chosen again', async () => {
    const { skus, store, open, load } = device('another location');
    const clearings = () => selectClearCount(store.getState());
    store.dispatch(cityRegionChanged({ region: '5', city: '120' }));
    const before = clearings();
    open(list);
    await load(list);
    store.dispatch(chooseCityRegion({ region: '5', city: '120' }));
    expect(skus(list)).toHaveLength(10);
    expect(clearings()).toBe(before);
    store.dispatch(chooseCityRegion({ region: '5', city: '121' }));
    expect(store.getState().catalogue?.entries).toEqual({});
    expect(clearings()).toBe(before + 1);
  });

  test('CAT-21: an answer for a list that was not requested is not stored', async () => {
    const { load, store } = device('nobody');
    await load(list);
    expect(network.calls).toBe(1);
    expect(store.getState().catalogue?.entries).toEqual({});
  });
});
