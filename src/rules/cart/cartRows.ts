/** A line that was just removed, and the ids of all lines that were before it. */
export interface RemovedLine<Item> {
  item: Item;
  before: readonly string[];
}

/** A row of the cart: a line, or the position of one that was just removed. */
export interface CartRow<Item> {
  item: Item;
  removed: boolean;
}

/** The rows of the cart, with each line that was just removed in its former position (KEEP-01). */
export function cartRows<Item extends { id: string }>(
  items: readonly Item[],
  removed: readonly RemovedLine<Item>[],
): CartRow<Item>[] {
  const removedIds = new Set(removed.map(({ item }) => item.id));
  const rows = items.map((item) => ({ item, removed: removedIds.has(item.id) }));
  for (const { item, before } of removed) {
    if (rows.some((row) => row.item.id === item.id)) continue;
    const last = rows.findLastIndex((row) => before.includes(row.item.id));
    rows.splice(last + 1, 0, { item, removed: true });
  }
  return rows;
}
