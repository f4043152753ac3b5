import { renewQueries } from '#api/renewQueries.ts';
import { storedSubject } from '#rules/start/offline.ts';
import type { StoredKind } from '#schemas/workerMessages.ts';
import type { Store } from '#store/store.ts';
import { isOf, queries } from './storedQueries.ts';

/**
 * Sends the calls of a screen again, and shows their answers in place. Returns false if the screen does not change, because
 * it no longer shows such an answer or would lose the scroll position.
 */
export async function renewScreen(store: Store, kind: StoredKind, subject: string): Promise<boolean> {
  if (kind === 'list') {
    const address = location.pathname + location.search;
    if (storedSubject(address) !== subject) return false;
    const { renewList } = await import('#flows/catalogue/renewList.ts');
    return renewList(store, address, scrollY < innerHeight);
  }
  return (await store.dispatch(renewQueries(queries[kind], (args) => isOf(args, subject)))) > 0;
}

/** Sends the calls of the list in view again. */
async function repeatShownList(store: Store): Promise<void> {
  // Without a list its code is not loaded.
  if (store.getState().catalogue === undefined) return;
  const { repeatList } = await import('#flows/catalogue/renewList.ts');
  await repeatList(store, location.pathname + location.search);
}

/** Sends all cached calls again, so that a worker that was just installed stores their answers (PWA-05). */
export async function repeatCalls(store: Store): Promise<void> {
  await store.dispatch(renewQueries(Object.values(queries).flat(), () => true));
  await repeatShownList(store);
}

/** Sends the calls of a screen again; the worker reports newer answers (PWA-05). */
export async function repeatScreen(store: Store, kind: StoredKind, subject: string): Promise<void> {
  if (kind !== 'list') await renewScreen(store, kind, subject);
  else if (storedSubject(location.pathname + location.search) === subject) await repeatShownList(store);
}
