/** A line that was taken off a moment ago, and the ids of all that stood before it. */
export interface RemovedLine<Item> {
  item: Item;
  before: readonly string[];
}

/** A row of the cart: a line, or the place where one stood. */
export interface CartRow<Item> {
  item: Item;
  removed: boolean;
}

/** The rows of the cart, each line that was taken off a moment ago in the place where it stood (KEEP-01). */
export function cartRows<Item extends { id: string }>(
  items: readonly Item[],
  removed: readonly RemovedLine<Item>[],
): CartRow<Item>[] {
  const gone = new Set(removed.map(({ item }) => item.id));
  const rows = items.map((item) => ({ item, removed: gone.has(item.id) }));
  for (const { item, before } of removed) {
    if (rows.some((row) => row.item.id === item.id)) continue;
    const last = rows.findLastIndex((row) => before.includes(row.item.id));
    rows.splice(last + 1, 0, { item, removed: true });
  }
  return rows;
}
