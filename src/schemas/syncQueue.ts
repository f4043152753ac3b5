import * as v from 'valibot';
import type { CartReply } from './cart.ts';
import type { Problem } from './problem.ts';

/**
 * A change that the server has not confirmed: the new quantity of a cart item, 0 to remove it; or a favourite by its
 * sku, 1 to save it and 0 to remove it.
 */
export const queuedChange = v.object({
  /** One per tap: a later tap for the same item has another id. */
  id: v.string(),
  item: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,64}$/)),
  quantity: v.pipe(
    v.number(),
    v.check((quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= 10),
  ),
  /**
   * An add leaves an item that is already in the cart as it is (CART-12). Only add and restore put an item into the
   * cart. Queues of version 1 have no favourites.
   */
  kind: v.picklist(['add', 'set', 'restore', 'favourite']),
  /** The number of merged taps for the item: of two tabs the higher number wins. */
  revision: v.number(),
  /** Time of the first tap, in ms: changes are sent in this order. */
  at: v.number(),
  /** For a restored item: the items before it in the cart (KEEP-01). */
  before: v.optional(v.array(v.string())),
  /** The name to show, for an item that is not in the cart yet or no longer. */
  name: v.optional(v.string()),
  /** The removed line is saved for later (KEEP-07). */
  saved: v.optional(v.boolean()),
});

/** The entry `sync_queue` (PERS-10). */
export const storedQueue = v.object({
  version: v.number(),
  /** The number of ended sessions at the time of writing: changes of an earlier session are void (STATE-14). */
  session: v.number(),
  changes: v.array(v.unknown()),
  ended: v.array(v.string()),
  /**
   * Whether the queue waits for the network or an overloaded server, so that other tabs show it too (KEEP-04). A queue
   * without the field is being sent.
   */
  waits: v.fallback(v.boolean(), false),
});

export type QueuedChange = v.InferOutput<typeof queuedChange>;

/** The queued changes in order, and the ids of the last ended changes, which tabs use to merge their queues. */
export interface SyncQueue {
  changes: readonly QueuedChange[];
  ended: readonly string[];
}

/** How a change ended: `queued` without network or with an overloaded server, `void` if the session has ended. */
export type ChangeOutcome =
  | { kind: 'done'; reply?: CartReply | undefined }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'alreadyThere' | 'gone' | 'queued' | 'void' };
