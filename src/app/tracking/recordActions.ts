import type { Past, WatchedStore } from '#tracking/storeSince.ts';

/** More actions than a visitor causes in the seconds before tracking is loaded. */
const most = 1000;

/** Records what happens in a store, until the result is called, which returns it. */
export function recordActions(store: WatchedStore): () => Past {
  const past: Past = { began: store.getState(), actions: [] };
  let isOver = false;
  store.react({
    matches: (action): action is unknown => action !== undefined && !isOver && past.actions.length < most,
    run: (action) => void past.actions.push({ action, state: store.getState() }),
  });
  return () => {
    isOver = true;
    return past;
  };
}
