import { uniqueBy } from '#lib/lists.ts';

interface Paging<Item> {
  idOf: (item: Item) => string;
  /** How many entries a page is asked for; without it all that follow. */
  limit?: number | undefined;
  /** What tells that more follow: a page as long as it was asked for, or any entry at all (MEMB-04). */
  more: 'full' | 'any';
}

/** The entries of all pages, each once, where it came first (ORD-06, MEMB-02). */
export const heldEntries = <Item>(
  pages: readonly (readonly Item[])[],
  idOf: (item: Item) => string,
): readonly Item[] => uniqueBy(pages.flat(), idOf);

/**
 * Whether the last page has brought an entry that none before it had. Whoever reads page after page stops otherwise: a
 * server that does not know offsets would be asked for ever.
 */
export const isGrowing = <Item>(pages: readonly (readonly Item[])[], idOf: (item: Item) => string): boolean =>
  heldEntries(pages, idOf).length > heldEntries(pages.slice(0, -1), idOf).length;

/** The offset of the page after these, which is the number of entries held; undefined if no more follow (ORD-07, CRED-04, MEMB-03). */
export function nextOffset<Item>(
  pages: readonly (readonly Item[])[],
  { idOf, limit, more }: Paging<Item>,
): number | undefined {
  const received = pages.at(-1)?.length ?? 0;
  const isFull = limit === undefined || received === limit;
  const hasMore = more === 'any' ? received > 0 : isFull;
  return hasMore ? heldEntries(pages, idOf).length : undefined;
}

/** The entries by what names them (CRED-01, MEMB-01, WALL-01). */
export const entriesById = <Item>(
  entries: readonly Item[],
  idOf: (item: Item) => string,
): ReadonlyMap<string, Item> => new Map(entries.map((entry) => [idOf(entry), entry]));
