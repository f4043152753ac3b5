import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { CallPorts } from '#api/transport/ports.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import type { Persistence, Rehydratable } from './persistence/persistence.ts';
import { createReactions } from './reactionMiddleware.ts';
import { reducer } from './reducer.ts';

type State = ReturnType<typeof reducer> & Rehydratable;

/**
 * The shop's store. What calls need from outside is the thunk's extra argument: nothing below reads a global. With
 * `persistence` some slices are persisted (PERS-01). `react` registers a side effect of actions: reactions.ts.
 */
export function makeStore(ports: CallPorts, persistence?: Persistence) {
  const persisted: Reducer<State> = persistence === undefined ? reducer : persistence.wrap(reducer);
  const { react, middleware } = createReactions();
  const store = configureStore({
    reducer: persisted,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: ports },
        serializableCheck: false,
        // The check runs in development only, where its duration is irrelevant.
        immutableCheck: { warnAfter: 1000 },
      }).concat(shopApi.middleware, sessionApi.middleware, middleware),
  });
  persistence?.start(store);
  return Object.assign(store, { react });
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
