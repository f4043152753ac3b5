import * as v from 'valibot';

/** The version of the entry below, raised with each change of its shape; entries of a later one cannot be read. */
export const syncVersion = 1;

/** A change of the cart that the server has not confirmed: the quantity that an item shall have, 0 to remove it. */
export const pendingChange = v.object({
  /** Of this tap: a later one for the same item has another. */
  id: v.string(),
  item: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,64}$/)),
  quantity: v.pipe(
    v.number(),
    v.check((quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= 10),
  ),
  /** An add leaves an item as it is that is in the cart (CART-12); only add and restore put one into it. */
  kind: v.picklist(['add', 'set', 'restore']),
  /** How many taps for the item it joins: of two tabs the higher one counts. */
  revision: v.number(),
  /** Time of the first of them, in ms: the order in which changes are sent. */
  at: v.number(),
  /** The items before it in the cart, for one that is restored (KEEP-01). */
  before: v.optional(v.array(v.string())),
  /** What is shown of an item that no cart has yet. */
  name: v.optional(v.string()),
});

/** The entry `sync_queue` (PERS-10). */
export const storedQueue = v.object({
  version: v.number(),
  /** How many sessions had ended when it was written: the changes of an earlier one are void (STATE-14). */
  session: v.number(),
  changes: v.array(v.unknown()),
  ended: v.array(v.string()),
});

export type PendingChange = v.InferOutput<typeof pendingChange>;

/** The changes that wait, in their order, and the ids of the last that no longer do, by which tabs agree. */
export interface SyncQueue {
  changes: readonly PendingChange[];
  ended: readonly string[];
}
