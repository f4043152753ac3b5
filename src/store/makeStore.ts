import { combineSlices, configureStore, type Reducer, type WithSlice } from '@reduxjs/toolkit';
import type { Extra } from '#api/extra.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import { hasFilterSlice } from '#rules/filterFlag.ts';
import { appBarSlice } from './appBar.ts';
import { cartSlice } from './cart.ts';
import type { catalogFiltersSlice } from './catalogFilters.ts';
import { catalogueSlice } from './catalogue.ts';
import { flashSlice } from './flash.ts';
import { floatingCartSlice } from './floatingCart.ts';
import type { Keeping, Rehydratable } from './keeping.ts';
import { lastUrlSlice } from './lastUrl.ts';
import { onlineSlice } from './online.ts';
import { sortingFormulaSlice } from './sortingFormula.ts';

const reducerOf = () =>
  combineSlices(
    shopApi,
    sessionApi,
    appBarSlice,
    cartSlice,
    catalogueSlice,
    flashSlice,
    floatingCartSlice,
    lastUrlSlice,
    onlineSlice,
    sortingFormulaSlice,
  ).withLazyLoadedSlices<WithSlice<typeof catalogFiltersSlice>>();

type State = ReturnType<ReturnType<typeof reducerOf>> & Rehydratable;

/**
 * The shop's store. All that the world outside is to it comes in `extra`: nothing below reads a global. With `keeping`
 * the device keeps some slices between two visits (PERS-01); without it nothing outlives the store. `filterFlag` is
 * the value of the flag catalogue filters refactor (FILT-31).
 */
export function makeStore(extra: Extra, keeping?: Keeping, filterFlag = 'on') {
  const reducer = reducerOf();
  const kept: Reducer<State> = keeping === undefined ? reducer : keeping.wrap(reducer);
  const store = configureStore({
    reducer: kept,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        // In development the state is checked for writes; how long that takes says nothing of the shop.
        immutableCheck: { warnAfter: 1000 },
      }).concat(shopApi.middleware, sessionApi.middleware),
  });
  keeping?.start(store);
  return Object.assign(store, {
    /** Adds the slice of the filters, whose code comes with their sheet, where the flag asks for one (FILT-31, FILT-32). */
    addFilters(slice: typeof catalogFiltersSlice) {
      if (hasFilterSlice(filterFlag)) reducer.inject(slice);
    },
  });
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
