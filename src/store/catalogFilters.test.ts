import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import {
  injectFilters,
  catalogFiltersSlice,
  filterChosen,
  filtersCleared,
  filtersOpened,
  filtersRestored,
  pricesChosen,
} from './catalogFilters.ts';
import { flagsRead } from './flags.ts';

/** A store with the slice of the filter sheet. */
function storeWith(flag: string) {
  const store = storeOn(hostsOf('development', 'ar', ''));
  store.dispatch(flagsRead({ stored: { ...defaultFlags, catalog_filters_refactor: flag }, pinned: {} }));
  injectFilters(store);
  store.dispatch(filtersOpened([]));
  return store;
}

const nike = { name: 'brand', values: ['nike'] };

describe('the slice of the filters', () => {
  // An injected slice stays for the lifetime of the page, so the store without it is tested first.
  test('FILT-31, FILT-32: is absent with the flag off, and there with it on, under its name', () => {
    expect(storeWith('off').getState()).not.toHaveProperty('catalogFilters');
    expect(storeWith('on').getState().catalogFilters).toEqual({ original: [], choices: [] });
  });

  test('FILT-32: has the same steps in the store and with its reducer alone', () => {
    const store = storeWith('on');
    const events = [
      filtersOpened([nike]),
      filterChosen({ key: 'color', values: ['rojo'] }),
      pricesChosen({ low: 1, high: 2 }),
      filtersCleared(),
      filtersRestored(),
      filterChosen({ key: 'brand', values: [] }),
    ];
    let alone = catalogFiltersSlice.getInitialState();
    for (const event of events) {
      store.dispatch(event);
      alone = catalogFiltersSlice.reducer(alone, event);
      expect(store.getState().catalogFilters).toEqual(alone);
    }
    expect(alone).toEqual({ original: [nike], choices: [] });
  });

  test('FILT-28: takes a price', () => {
    const store = storeWith('on');
    store.dispatch(pricesChosen({ low: 1, high: 2 }));
    expect(store.getState().catalogFilters?.choices).toEqual([{ name: 'price', values: ['1-2'] }]);
  });
});
