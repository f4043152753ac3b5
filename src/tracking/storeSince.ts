import type { RootState, Store } from '#store/store.ts';

/** The part of a store that tracking watches. */
export type WatchedStore = Pick<Store, 'getState' | 'react' | 'subscribe'>;

/** Recorded actions: the state before the first, and each action with the state after it. */
export interface Past {
  began: RootState;
  actions: { action: unknown; state: RootState }[];
}

/**
 * A store in the state before the recorded actions. Once its watchers are registered, `replay` passes the recorded actions
 * to them, and then switches to the present state.
 */
export function storeSince(
  store: WatchedStore,
  past: Past | undefined,
): WatchedStore & { replay: () => void } {
  let state = past?.began;
  const reactions = new Set<(action: unknown) => void>();
  const listeners = new Set<() => void>();
  return {
    getState: () => state ?? store.getState(),
    react(reaction) {
      store.react(reaction);
      reactions.add((action) => {
        if (reaction.matches(action)) reaction.run(action);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    replay() {
      for (const each of past?.actions ?? []) {
        ({ state } = each);
        for (const listener of listeners) listener();
        for (const react of reactions) react(each.action);
      }
      state = undefined;
      for (const listener of listeners) listener();
    },
  };
}
