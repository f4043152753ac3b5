import type { PendingChange, SyncQueue } from '#schemas/syncQueue.ts';
import { hasQuantity, type Line, linesOf, withLine } from './cart.ts';
import { subjectOf } from './changeSubject.ts';

/** How many ended changes are noted: more than two tabs can have between two looks at each other. */
const longestMemory = 200;

const noted = (ids: readonly string[]) => [...new Set(ids)].slice(-longestMemory);

/** The queue without a change that was sent, refused or discarded; one that was replaced meanwhile stays replaced. */
export const endChange = ({ changes, ended }: SyncQueue, id: string): SyncQueue => ({
  changes: changes.filter((change) => change.id !== id),
  ended: noted([...ended, id]),
});

const isLater = (one: PendingChange, other: PendingChange) =>
  // Stryker disable next-line EqualityOperator: equal ones never get here, or are the same change
  one.revision === other.revision ? one.id > other.id : one.revision > other.revision;

/** One queue of those of two tabs: no change of either is lost, and none that has ended comes back. */
export function mergeQueues(mine: SyncQueue, theirs: SyncQueue): SyncQueue {
  const ended = noted([...mine.ended, ...theirs.ended]);
  const latest = new Map<string, PendingChange>();
  for (const change of [...mine.changes, ...theirs.changes]) {
    const known = latest.get(subjectOf(change));
    if (ended.includes(change.id)) continue;
    if (known === undefined || isLater(change, known)) latest.set(subjectOf(change), change);
  }
  return {
    // Stryker disable next-line EqualityOperator: equal ones never get here, or are the same change
    changes: [...latest.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1)),
    ended,
  };
}

/** What has to be done for a change, by the lines of the cart: nothing, or sent with all lines as they shall be. */
export type ChangeStep = { kind: 'done' | 'gone' | 'alreadyThere' } | { kind: 'send'; lines: Line[] };

/**
 * Decides on a change (CART-12, CART-14): nothing is sent for what the cart has already, nor for a line that somebody
 * else has removed meanwhile. A line that is restored comes back to its position.
 */
export function changeStep(
  { item, quantity, kind, before }: PendingChange,
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
