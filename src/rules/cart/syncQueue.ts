import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { hasQuantity, type Line, linesOf, withLine } from './cart.ts';
import { subjectOf } from './changeSubject.ts';
import { lastEnded } from './putChange.ts';

/** The queue without a change that was sent, refused or discarded. A change that has replaced it meanwhile stays. */
export const endChange = ({ changes, ended }: SyncQueue, id: string): SyncQueue => ({
  changes: changes.filter((change) => change.id !== id),
  ended: lastEnded([...ended, id]),
});

const isLater = (one: QueuedChange, other: QueuedChange) =>
  // Stryker disable next-line EqualityOperator: equal values do not occur, or are the same change
  one.revision === other.revision ? one.id > other.id : one.revision > other.revision;

/** Merges the queues of two tabs: no change of either is lost, and no ended change returns. */
export function mergeQueues(mine: SyncQueue, theirs: SyncQueue): SyncQueue {
  const ended = lastEnded([...mine.ended, ...theirs.ended]);
  const latest = new Map<string, QueuedChange>();
  for (const change of [...mine.changes, ...theirs.changes]) {
    const known = latest.get(subjectOf(change));
    if (ended.includes(change.id)) continue;
    if (known === undefined || isLater(change, known)) latest.set(subjectOf(change), change);
  }
  return {
    // Stryker disable next-line EqualityOperator: equal values do not occur, or are the same change
    changes: [...latest.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1)),
    ended,
  };
}

/** The next step for a change: nothing, or a call with all lines after the change. */
export type ChangeStep = { kind: 'done' | 'gone' | 'alreadyThere' } | { kind: 'send'; lines: Line[] };

/**
 * Decides on a change (CART-12, CART-14). Nothing is sent if the cart already has the change, or if the line was
 * removed elsewhere meanwhile. A restored line returns to its position.
 */
export function changeStep(
  { item, quantity, kind, before }: QueuedChange,
  items: readonly { id: string; quantity: number }[],
): ChangeStep {
  const line = { item, quantity };
  const isThere = items.some(({ id }) => id === item);
  if (isThere && kind === 'add') return { kind: 'alreadyThere' };
  if (hasQuantity(items, line)) return { kind: 'done' };
  if (!isThere && kind === 'set') return { kind: 'gone' };
  const lines = linesOf(items);
  if (isThere || before === undefined) return { kind: 'send', lines: withLine(lines, line) };
  lines.splice(lines.findLastIndex((each) => before.includes(each.item)) + 1, 0, line);
  return { kind: 'send', lines };
}
