import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Extra } from '#api/extra.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import { appBarSlice } from './appBar.ts';
import { cartSlice } from './cart.ts';
import { catalogueSlice } from './catalogue.ts';
import { flashSlice } from './flash.ts';
import { floatingCartSlice } from './floatingCart.ts';
import { lastUrlSlice } from './lastUrl.ts';
import { onlineSlice } from './online.ts';

const reducer = combineSlices(
  shopApi,
  sessionApi,
  appBarSlice,
  cartSlice,
  catalogueSlice,
  flashSlice,
  floatingCartSlice,
  lastUrlSlice,
  onlineSlice,
);

/** The shop's store. All that the world outside is to it comes in `extra`: nothing below reads a global. */
export function makeStore(extra: Extra) {
  return configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false }).concat(
        shopApi.middleware,
        sessionApi.middleware,
      ),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
