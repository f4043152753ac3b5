import type { Shop } from '#flows/shop.ts';
import type { PendingChange, SyncQueue } from '#schemas/syncQueue.ts';
import type { Store } from '#store/makeStore.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { queueKey, queueVersion } from '#store/persistence/queueKey.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { changePut, changesWait, selectQueue } from '#store/syncQueue.ts';

/** What the queue of changes needs of the shop. */
export type QueuePorts = Pick<Shop, 'storage' | 'clock' | 'random' | 'country'>;

/** How many ended changes are noted on the device: more than its tabs can have between two looks at each other. */
const mostEnded = 200;

/** A change as a screen makes it. */
export type NewChange = Pick<PendingChange, 'item' | 'quantity' | 'kind' | 'before' | 'name' | 'saved'>;

/**
 * Writes the queue, with what another tab has put there and this one has not read yet; `readQueue` checks it all. What
 * the device refuses, at once or later, lasts as long as the page.
 */
export function writeQueue(store: Store, { storage }: Pick<QueuePorts, 'storage'>): void {
  const { changes, ended, waits } = selectQueue(store.getState());
  const known = new Set([...changes.map(({ id }) => id), ...ended]);
  const { endedSessions: session } = selectCustomer(store.getState());
  const others = attempt(() => {
    const found = JSON.parse(storage?.getItem(queueKey) as string) as SyncQueue & { session: number };
    return found.session === session
      ? { changes: found.changes.filter(({ id }) => !known.has(id)), ended: found.ended }
      : undefined;
  });
  const text = JSON.stringify({
    version: queueVersion,
    session,
    changes: [...changes, ...(others?.changes ?? [])],
    // A third page may have what this one has never seen, and would send it again.
    ended: [...new Set([...(others?.ended ?? []), ...ended])].slice(-mostEnded),
    ...(waits && { waits }),
  });
  // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
  attempt(() => void Promise.resolve(storage?.setItem(queueKey, text)).catch(() => undefined));
}

/** Notes whether the changes wait, on the device as well, by which other tabs know it (KEEP-04). */
export function noteWaiting(store: Store, ports: Pick<QueuePorts, 'storage'>, waits: boolean): void {
  if (selectQueue(store.getState()).waits === waits) return;
  store.dispatch(changesWait(waits));
  writeQueue(store, ports);
}

/**
 * Puts a change into the queue, on the device as well, from the tap on (KEEP-10); returns its id. It is of the session that
 * another tab may have begun, whose changes are on the device already.
 */
export function putPending(store: Store, ports: QueuePorts, change: NewChange): string {
  catchUp(store);
  const at = ports.clock();
  const id = `${at}.${ports.random()}`;
  store.dispatch(changePut({ ...change, id, at }));
  writeQueue(store, ports);
  return id;
}
