import type { PendingChange, SyncQueue } from '#schemas/syncQueue.ts';

/** The change of an item that waits, if there is one. */
export const pendingOf = (changes: readonly PendingChange[], item: string): PendingChange | undefined =>
  changes.find((change) => change.item === item);

/**
 * The queue with one more change. It takes the position of an earlier one for the same item, of which only the new
 * quantity is left; if that one adds or removes the item, the new one has to put it back whatever the cart has by then.
 */
export function putChange({ changes, ended }: SyncQueue, change: Omit<PendingChange, 'revision'>): SyncQueue {
  const earlier = pendingOf(changes, change.item);
  if (earlier === undefined) return { changes: [...changes, { ...change, revision: 1 }], ended };
  const kind = earlier.kind === 'set' && earlier.quantity > 0 ? change.kind : 'restore';
  const joined = { ...earlier, ...change, kind, at: earlier.at, revision: earlier.revision + 1 };
  return {
    changes: changes.map((each) => (each === earlier ? joined : each)),
    ended: [...ended, earlier.id],
  };
}
