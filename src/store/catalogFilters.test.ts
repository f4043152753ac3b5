import { describe, expect, test } from 'vitest';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import {
  catalogFiltersSlice,
  filterChosen,
  filtersCleared,
  filtersOpened,
  filtersRestored,
  pricesChosen,
} from './catalogFilters.ts';

/** A store to which the sheet of the filters has come. */
function storeWith(flag?: string) {
  const store = storeOn(hostsOf('development', 'ar', ''), {}, undefined, flag);
  store.addFilters(catalogFiltersSlice);
  store.dispatch(filtersOpened([]));
  return store;
}

const nike = { name: 'brand', values: ['nike'] };

describe('the slice of the filters', () => {
  test('FILT-31, FILT-32: is there by default, under its name', () => {
    expect(storeWith().getState().catalogFilters).toEqual({ original: [], choices: [] });
    expect(storeWith('on').getState()).toHaveProperty('catalogFilters');
  });

  test('FILT-31, FILT-32: is absent with the flag off, whatever another store has', () => {
    storeWith('on');
    expect(storeWith('off').getState()).not.toHaveProperty('catalogFilters');
  });

  test('FILT-32: goes the same way in the store and by its reducer alone', () => {
    const store = storeWith();
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
});
