import {
  combineSlices,
  type Store as ReduxStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { StorePorts } from '#api/transport/ports.ts';
import type { TabMemory } from './tabMemory.ts';

/** The slices that are loaded with their screens. Each one declares and injects itself in its own file. */
export interface LazySlices {}

/** The slices that are loaded; `reducer.ts` injects those of every store. */
export const slices = combineSlices().withLazyLoadedSlices<LazySlices>();

/** The state: `reducer.ts` declares it, so that a user of the store does not import every slice. */
export interface RootState {}

type Dispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;

/** A side effect of an action; `run` is called after the reducers. */
export interface Reaction<Action> {
  matches: (action: unknown) => action is Action;
  run: (action: Action) => void;
}

/** The store of the shop, as `makeStore` creates it. */
export interface Store extends ReduxStore<RootState>, TabMemory {
  dispatch: Dispatch;
  /** Registers a reaction: see `reactions.ts`. */
  react: <Action>(reaction: Reaction<Action>) => void;
}

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/** Whether the customer's calls can be sent: she gets her token after start, and none without network. */
export const hasToken = (store: Store): boolean =>
  // Stryker disable next-line OptionalChaining: only for the type; the shop's store has its ports
  store.dispatch((_dispatch, _getState, { token }) => token?.()) !== undefined;
