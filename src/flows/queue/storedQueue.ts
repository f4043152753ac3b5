import type { Shop } from '#flows/shop.ts';
import { lastEnded } from '#rules/cart/putChange.ts';
import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { queueKey, queueVersion } from '#store/persistence/persistedSlices.ts';
import { ifAllowed } from '#store/persistence/tabStorage.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { Store } from '#store/store.ts';
import { changePut, changesWait, selectQueue } from '#store/syncQueue.ts';

export type NewChange = Pick<QueuedChange, 'item' | 'quantity' | 'kind' | 'before' | 'name' | 'saved'>;

/**
 * Writes the queue, merged with changes of other tabs that this tab has not read yet; `readQueue` validates them. If
 * the device refuses the write, the queue lasts as long as the page.
 */
export function writeQueue(store: Store, { storage }: Shop): void {
  const { changes, ended, waits } = selectQueue(store.getState());
  const known = new Set([...changes.map(({ id }) => id), ...ended]);
  const { endedSessions: session } = selectCustomer(store.getState());
  const others = ifAllowed(() => {
    const found = JSON.parse(storage?.getItem(queueKey) as string) as SyncQueue & { session: number };
    return found.session === session
      ? { changes: found.changes.filter(({ id }) => !known.has(id)), ended: found.ended }
      : undefined;
  });
  const text = JSON.stringify({
    version: queueVersion,
    session,
    changes: [...changes, ...(others?.changes ?? [])],
    // A third tab may still have a change that this tab never had, and would send it again.
    ended: lastEnded([...(others?.ended ?? []), ...ended]),
    ...(waits && { waits }),
  });
  void onDevice(storage, (device) => device.setItem(queueKey, text));
}

/** Records whether the queue waits, also for other tabs (KEEP-04). */
export function storeWaits(store: Store, shop: Shop, waits: boolean): void {
  if (selectQueue(store.getState()).waits === waits) return;
  store.dispatch(changesWait(waits));
  writeQueue(store, shop);
}

/**
 * Puts a change into the queue and stores it at once (KEEP-10). Returns its id. Another tab may have started a session:
 * its state is merged first, so that the change belongs to it.
 */
export function queueChange(store: Store, shop: Shop, change: NewChange): string {
  catchUp(store);
  const at = shop.clock();
  const id = `${at}.${shop.random()}`;
  store.dispatch(changePut({ ...change, id, at }));
  writeQueue(store, shop);
  return id;
}
