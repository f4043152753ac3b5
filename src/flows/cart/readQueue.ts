import * as v from 'valibot';
import { endChange, mergeQueues } from '#rules/cart/syncQueue.ts';
import { pendingChange, storedQueue, type SyncQueue } from '#schemas/syncQueue.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { catchUp, publish } from '#store/persistence/otherTabs.ts';
import { queueKey, queueVersion } from '#store/persistence/queueKey.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { queueReplaced, selectQueue } from '#store/syncQueue.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { type QueuePorts, writeQueue } from './pendingChanges.ts';

const entry = v.pipe(v.string(), v.parseJson(), storedQueue);

const empty = { changes: [], ended: [], waits: false };

/**
 * The queue in a text of the device, change by change; `isBad` if it, or one of them, cannot be read. What was written in
 * a session that has ended since is void.
 */
function parseQueue(text: string, session: number): SyncQueue & { waits: boolean; isBad: boolean } {
  const read = v.safeParse(entry, text);
  if (!read.success) return { ...empty, isBad: true };
  const { version, session: stamp, changes, ended, waits } = read.output;
  if (stamp < session) return { ...empty, isBad: false };
  if (version < 1 || version > queueVersion) return { ...empty, isBad: true };
  const valid = changes.flatMap((change) => {
    const parsed = v.safeParse(pendingChange, change);
    return parsed.success ? parsed.output : [];
  });
  return { changes: valid, ended, waits, isBad: valid.length < changes.length };
}

const idsOf = ({ changes }: SyncQueue) => changes.map(({ id }) => id).join();

/**
 * Merges what the device has of an earlier page or of another tab. What cannot be read is set aside, and the shopper is
 * told (PERS-09). What another tab has overwritten, or has not seen to be over, is written again.
 */
export function readQueue(store: Store, ports: QueuePorts): void {
  // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
  const text = attempt(() => ports.storage?.getItem(queueKey));
  if (typeof text !== 'string' || text === store.queueText) return;
  store.queueText = text;
  // It may be of a session that another tab has begun, and this one has not seen yet.
  catchUp(store);
  const { isBad, ...found } = parseQueue(text, selectCustomer(store.getState()).endedSessions);
  const mine = selectQueue(store.getState());
  const merged = mergeQueues(mine, found);
  const isFound = (id: string) => found.changes.some((change) => change.id === id);
  const waits = merged.changes.some(({ id }) => (isFound(id) ? found : mine).waits);
  store.dispatch(queueReplaced({ ...merged, waits }));
  if (isBad) {
    attempt(() => {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      void ports.storage?.setItem('persist:root:bad', JSON.stringify({ [queueKey]: text }));
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      void ports.storage?.removeItem(queueKey);
    });
    const { unreadable } = syncQueueTexts(ports.country.code).syncQueue;
    store.dispatch(flashQueued({ text: unreadable, flashMessageType: 'error' }));
  }
  if (isBad || idsOf(merged) !== idsOf(found)) writeQueue(store, ports);
}

/**
 * Takes a change out of the queue: it was sent, refused or discarded. The answer is on the device before the change no longer is:
 * the system may take the page away in between (KEEP-10).
 */
export function endPending(store: Store, ports: QueuePorts, id: string): void {
  publish(store);
  store.dispatch(queueReplaced(endChange(selectQueue(store.getState()), id)));
  writeQueue(store, ports);
}
