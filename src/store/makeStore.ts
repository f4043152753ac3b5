import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { sessionApi, shopApi } from '#api/shopApi.ts';
import type { CallPorts, StorePorts } from '#api/transport/ports.ts';
import type { Persistence } from '#store/persistence/persistence.ts';
import { rootReducer } from './reducer.ts';
import type { Reaction, RootState, Store } from './store.ts';
import type { TabMemory } from './tabMemory.ts';

/**
 * Makes the store of the shop. The ports of calls are the thunks' extra argument, so that no code below reads a global.
 * `persistence` persists some slices (PERS-01). `react` registers a reaction: see reactions.ts.
 */
export function makeStore(ports: CallPorts, persistence?: Persistence): Store {
  const persisted: Reducer<RootState> =
    persistence === undefined ? rootReducer : persistence.wrap(rootReducer);
  const { react, middleware } = createReactions();
  const epoch = (): number => store.getState().customer.epoch;
  const store = configureStore({
    reducer: persisted,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { ...ports, epoch } satisfies StorePorts },
        serializableCheck: false,
        // The check runs in development only, where its duration depends on the machine.
        immutableCheck: { warnAfter: Infinity },
      }).concat(shopApi.middleware, sessionApi.middleware, middleware),
  });
  persistence?.start(store);
  const memory: TabMemory = {
    session: new AbortController(),
    signIns: { newest: new AbortController(), forms: 0 },
  };
  const made = Object.assign(store, { react }, memory);
  let present = epoch();
  // When a session ends, here or in another tab, its running flows stop.
  store.subscribe(() => {
    if (epoch() === present) return;
    present = epoch();
    const { session } = made;
    made.session = new AbortController();
    session.abort(store.getState().customer.lastEnd);
  });
  return made;
}

/** The middleware that runs reactions, whose errors do not stop the action, and `react`, which registers one. */
function createReactions() {
  const reactions: ((action: unknown) => Promise<void>)[] = [];
  return {
    react<Action>({ matches, run }: Reaction<Action>): void {
      reactions.push(async (action) => {
        if (matches(action)) run(action);
      });
    },
    middleware: () => (next: (action: unknown) => unknown) => (action: unknown) => {
      const result = next(action);
      for (const reaction of reactions) void reaction(action);
      return result;
    },
  };
}
