import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { Extra } from '#api/extra.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import type { Keeping, Rehydratable } from './keeping.ts';
import { reducer } from './reducer.ts';

type State = ReturnType<typeof reducer> & Rehydratable;

/**
 * The shop's store. All that the world outside is to it comes in `extra`: nothing below reads a global. With `keeping`
 * the device keeps some slices between two visits (PERS-01); without it nothing outlives the store.
 */
export function makeStore(extra: Extra, keeping?: Keeping) {
  const kept: Reducer<State> = keeping === undefined ? reducer : keeping.wrap(reducer);
  const store = configureStore({
    reducer: kept,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        // The check is for development alone; how long it takes there says nothing of the shop.
        immutableCheck: { warnAfter: 1000 },
      }).concat(shopApi.middleware, sessionApi.middleware),
  });
  keeping?.start(store);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
