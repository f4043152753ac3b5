import { renewQueries } from '#api/renewQueries.ts';
import { storedSubject } from '#rules/start/offline.ts';
import type { StoredKind } from '#schemas/workerMessages.ts';
import type { Store } from '#store/store.ts';
import { isOf, queries } from './storedQueries.ts';

/**
 * Sends the calls of a screen once more, and shows their answers in place. Returns false if the screen stays as it is: it
 * shows no such answer any more, or would lose the shopper's position.
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

/** Sends the calls of the list in view once more. */
async function repeatShownList(store: Store): Promise<void> {
  // Without a list its code is not loaded.
  if (store.getState().catalogue === undefined) return;
  const { repeatList } = await import('#flows/catalogue/renewList.ts');
  await repeatList(store, location.pathname + location.search);
}

/** Sends the calls of all that is cached once more, for a worker that has just been installed to store (PWA-05). */
export async function repeatCalls(store: Store): Promise<void> {
  await store.dispatch(renewQueries(Object.values(queries).flat(), () => true));
  await repeatShownList(store);
}

/** Sends the calls of a screen once more; the worker reports whether there is a newer answer to show (PWA-05). */
export async function repeatScreen(store: Store, kind: StoredKind, subject: string): Promise<void> {
  if (kind !== 'list') await renewScreen(store, kind, subject);
  else if (storedSubject(location.pathname + location.search) === subject) await repeatShownList(store);
}
