import { uniqueBy } from '#lib/lists.ts';

interface Paging<Item> {
  idOf: (item: Item) => string;
  /** The page size; without it a page has all remaining entries. */
  limit?: number | undefined;
  /** There is a next page after a full page, or after a page with any entry (MEMB-04). */
  more: 'full' | 'any';
}

/** The entries of all pages without duplicates (ORD-06, MEMB-02). */
export const heldEntries = <Item>(
  pages: readonly (readonly Item[])[],
  idOf: (item: Item) => string,
): readonly Item[] => uniqueBy(pages.flat(), idOf);

/** Whether the last page has a new entry: a server that ignores offsets would be requested forever. */
export const isGrowing = <Item>(pages: readonly (readonly Item[])[], idOf: (item: Item) => string): boolean =>
  heldEntries(pages, idOf).length > heldEntries(pages.slice(0, -1), idOf).length;

/** The offset of the next page, which is the number of loaded entries; undefined if there is none (ORD-07, CRED-04, MEMB-03). */
export function nextOffset<Item>(
  pages: readonly (readonly Item[])[],
  { idOf, limit, more }: Paging<Item>,
): number | undefined {
  const received = pages.at(-1)?.length ?? 0;
  const isFull = limit === undefined || received === limit;
  const hasMore = more === 'any' ? received > 0 : isFull;
  return hasMore ? heldEntries(pages, idOf).length : undefined;
}

/** The entries by id (CRED-01, MEMB-01, WALL-01). */
export const entriesById = <Item>(
  entries: readonly Item[],
  idOf: (item: Item) => string,
): ReadonlyMap<string, Item> => new Map(entries.map((entry) => [idOf(entry), entry]));
