import type { PendingChange, SyncQueue } from '#schemas/syncQueue.ts';
import { isFavourite, subjectOf } from './changeSubject.ts';

/** The change of an item of the cart that waits, if there is one. */
export const pendingOf = (changes: readonly PendingChange[], item: string): PendingChange | undefined =>
  changes.find((change) => change.item === item && !isFavourite(change));

function joinedKind(earlier: PendingChange, { kind }: Pick<PendingChange, 'kind'>): PendingChange['kind'] {
  if (isFavourite(earlier)) return 'favourite';
  return earlier.kind === 'set' && earlier.quantity > 0 ? kind : 'restore';
}

/**
 * The queue with one more change. It takes the position of an earlier one for the same item, of which only the new
 * quantity is left; if that one adds or removes the item, the new one has to put it back whatever the cart has by then.
 */
export function putChange({ changes, ended }: SyncQueue, change: Omit<PendingChange, 'revision'>): SyncQueue {
  const earlier = changes.find((each) => subjectOf(each) === subjectOf(change));
  if (earlier === undefined) return { changes: [...changes, { ...change, revision: 1 }], ended };
  const kind = joinedKind(earlier, change);
  // Whether it is saved for later is said of the last removal alone.
  const { saved: _saved, ...known } = earlier;
  const joined = { ...known, ...change, kind, at: earlier.at, revision: earlier.revision + 1 };
  return {
    changes: changes.map((each) => (each === earlier ? joined : each)),
    ended: [...ended, earlier.id],
  };
}
