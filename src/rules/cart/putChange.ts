import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { isFavourite, subjectOf } from './changeSubject.ts';

/** The maximum number of ended changes to remember: more than other tabs can add between two reads. */
const maxEnded = 200;

/** The ended changes that are remembered, each once. */
export const lastEnded = (ids: readonly string[]): string[] => [...new Set(ids)].slice(-maxEnded);

/** The queued change of a cart item; undefined without one. */
export const queuedOf = (changes: readonly QueuedChange[], item: string): QueuedChange | undefined =>
  changes.find((change) => change.item === item && !isFavourite(change));

function joinedKind(earlier: QueuedChange, { kind }: Pick<QueuedChange, 'kind'>): QueuedChange['kind'] {
  if (isFavourite(earlier)) return 'favourite';
  return earlier.kind === 'set' && earlier.quantity > 0 ? kind : 'restore';
}

/**
 * The queue with one more change. It replaces an earlier change of the same item at its position. If the earlier change
 * adds or removes the item, the new one must restore it, because the cart may or may not have it by then.
 */
export function putChange({ changes, ended }: SyncQueue, change: Omit<QueuedChange, 'revision'>): SyncQueue {
  const earlier = changes.find((each) => subjectOf(each) === subjectOf(change));
  if (earlier === undefined) return { changes: [...changes, { ...change, revision: 1 }], ended };
  const kind = joinedKind(earlier, change);
  // Only the last removal decides whether the line is saved for later.
  const { saved: _saved, ...known } = earlier;
  const joined = { ...known, ...change, kind, at: earlier.at, revision: earlier.revision + 1 };
  return {
    changes: changes.map((each) => (each === earlier ? joined : each)),
    ended: [...ended, earlier.id],
  };
}
