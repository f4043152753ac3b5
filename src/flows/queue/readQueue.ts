import * as v from 'valibot';
import type { Shop } from '#flows/shop.ts';
import { mergeQueues } from '#rules/cart/syncQueue.ts';
import { parsed } from '#schemas/parsed.ts';
import { queuedChange, storedQueue, type SyncQueue } from '#schemas/syncQueue.ts';
import { flashQueued } from '#store/flash.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { queueKey, queueVersion } from '#store/persistence/persistedSlices.ts';
import { readNow } from '#store/persistence/tabStorage.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { Store } from '#store/store.ts';
import { queueReplaced, selectQueue } from '#store/syncQueue.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { writeQueue } from './storedQueue.ts';

const entry = v.pipe(v.string(), v.parseJson(), storedQueue);

const empty = { changes: [], ended: [], waits: false };

/** Parses the stored queue change by change; `isBad` if a part is invalid. A queue of an earlier session is void. */
function parseQueue(text: string, session: number): SyncQueue & { waits: boolean; isBad: boolean } {
  const read = parsed(entry, text);
  if (read === undefined) return { ...empty, isBad: true };
  const { version, session: stamp, changes, ended, waits } = read;
  if (stamp < session) return { ...empty, isBad: false };
  if (version < 1 || version > queueVersion) return { ...empty, isBad: true };
  const valid = changes.flatMap((change) => parsed(queuedChange, change) ?? []);
  return { changes: valid, ended, waits, isBad: valid.length < changes.length };
}

const idsOf = ({ changes }: SyncQueue) => changes.map(({ id }) => id).join();

/**
 * Merges the stored queue of an earlier page or another tab. Sets an invalid queue aside and notifies the shopper
 * (PERS-09). Writes the queue again if another tab has overwritten a change or still has one that ended.
 */
export function readQueue(store: Store, shop: Shop): void {
  const text = readNow(shop.storage, queueKey);
  if (text === undefined || text === store.queueText) return;
  store.queueText = text;
  // The text may belong to a session that another tab has started.
  catchUp(store);
  const { isBad, ...found } = parseQueue(text, selectCustomer(store.getState()).endedSessions);
  const mine = selectQueue(store.getState());
  const merged = mergeQueues(mine, found);
  const isFound = (id: string) => found.changes.some((change) => change.id === id);
  const waits = merged.changes.some(({ id }) => (isFound(id) ? found : mine).waits);
  store.dispatch(queueReplaced({ ...merged, waits }));
  if (isBad) {
    const bad = JSON.stringify({ [queueKey]: text });
    void onDevice(shop.storage, (device) => device.setItem('persist:root:bad', bad));
    // Also if a full device does not set it aside: otherwise each start would report it again.
    void onDevice(shop.storage, (device) => device.removeItem(queueKey));
    const { unreadable } = syncQueueTexts(shop.country.code).syncQueue;
    store.dispatch(flashQueued({ text: unreadable, flashMessageType: 'error' }));
  }
  if (isBad || idsOf(merged) !== idsOf(found)) writeQueue(store, shop);
}
