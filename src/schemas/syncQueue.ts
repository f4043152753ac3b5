import * as v from 'valibot';
import type { CartReply } from './cart.ts';
import type { Problem } from './problem.ts';

/**
 * A change that the server has not confirmed: the quantity that an item of the cart shall have, 0 to remove it; or of a
 * favourite, by its sku, 1 to save it and 0 to remove it.
 */
export const pendingChange = v.object({
  /** Of this tap: a later one for the same item has another. */
  id: v.string(),
  item: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,64}$/)),
  quantity: v.pipe(
    v.number(),
    v.check((quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= 10),
  ),
  /**
   * An add leaves an item as it is that is in the cart (CART-12); only add and restore put one into it. Queues of version 1
   * have no favourites.
   */
  kind: v.picklist(['add', 'set', 'restore', 'favourite']),
  /** How many taps for the item it joins: of two tabs the higher one counts. */
  revision: v.number(),
  /** Time of the first of them, in ms: the order in which changes are sent. */
  at: v.number(),
  /** The items before it in the cart, for one that is restored (KEEP-01). */
  before: v.optional(v.array(v.string())),
  /** What is shown of an item that no cart has yet, or has no longer. */
  name: v.optional(v.string()),
  /** The line that is removed is saved for later (KEEP-07). */
  saved: v.optional(v.boolean()),
});

/** The entry `sync_queue` (PERS-10). */
export const storedQueue = v.object({
  version: v.number(),
  /** How many sessions had ended when it was written: the changes of an earlier one are void (STATE-14). */
  session: v.number(),
  changes: v.array(v.unknown()),
  ended: v.array(v.string()),
  /** They could not be sent, so that other tabs, too, show them as waiting (KEEP-04); a queue without it is being sent. */
  waits: v.fallback(v.boolean(), false),
});

export type PendingChange = v.InferOutput<typeof pendingChange>;

/** The changes that wait, in their order, and the ids of the last that no longer do, by which tabs agree. */
export interface SyncQueue {
  changes: readonly PendingChange[];
  ended: readonly string[];
}

/** What has become of a change: `waits` for the network or an overloaded server, `void` because the session has ended. */
export type ChangeOutcome =
  | { kind: 'done'; reply?: CartReply | undefined }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'alreadyThere' | 'gone' | 'waits' | 'void' };
