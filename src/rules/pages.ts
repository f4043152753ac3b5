/** A list as it is held: what was joined, the page that it stands at, and the skus that each page brought. */
export interface HeldPages<Item> {
  products: Item[];
  page: number;
  pages: Record<number, string[]>;
}

/** A page that came; the full answer takes the place of what its page had before (CAT-26). */
interface LoadedPage<Item> {
  page: number;
  products: readonly Item[];
  full: boolean;
}

/** The first of each sku stays (CAT-12, CAT-13). */
function once<Item extends { sku: string }>(products: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return products.filter(({ sku }) => {
    const isNew = !seen.has(sku);
    seen.add(sku);
    return isNew;
  });
}

/** The list with the products of one page replaced by others, at the place of the first of them. */
function replaced<Item extends { sku: string }>(
  held: readonly Item[],
  skus: readonly string[],
  by: readonly Item[],
) {
  const old = new Set(skus);
  const place = held.findIndex(({ sku }) => old.has(sku));
  const rest = held.filter(({ sku }) => !old.has(sku));
  return rest.toSpliced(place < 0 ? rest.length : place, 0, ...by);
}

/**
 * The list with a page that came (CAT-11 to CAT-15, CAT-26): a lower one than the current goes before, any other behind,
 * a full answer where its page is. The page number never falls, but without products it is 1.
 */
export function joinPage<Item extends { sku: string }>(
  held: HeldPages<Item>,
  { page, products, full }: LoadedPage<Item>,
): HeldPages<Item> {
  const before = held.pages[page];
  const others = new Set(
    Object.entries(held.pages).flatMap(([each, skus]) => (Number(each) === page ? [] : skus)),
  );
  const all =
    full && before !== undefined
      ? replaced(
          held.products,
          before.filter((sku) => !others.has(sku)),
          products,
        )
      : page < held.page
        ? [...products, ...held.products]
        : [...held.products, ...products];
  const joined = once(all);
  // A page behind the end is none: the list would go on from there.
  const came = products.length > 0;
  return {
    products: joined,
    page: joined.length === 0 ? 1 : came ? Math.max(held.page, page) : held.page,
    pages: came ? { ...held.pages, [page]: products.map(({ sku }) => sku) } : held.pages,
  };
}

/** So many pages stand together: rows of two cards and of three end with them. */
const pagesTogether = 3;

/**
 * The products of a list in stretches of three pages, in their order; one that two pages brought is with the first. A
 * page that comes before or behind changes one stretch at most (PLACE-05).
 */
export function stretches<Item extends { sku: string }>({
  products,
  pages,
}: Pick<HeldPages<Item>, 'products' | 'pages'>): [number: number, products: Item[]][] {
  const stretchOf = new Map<string, number>();
  for (const [page, skus] of Object.entries(pages))
    for (const sku of skus)
      if (!stretchOf.has(sku)) stretchOf.set(sku, Math.ceil(Number(page) / pagesTogether));
  return [...Map.groupBy(products, ({ sku }) => stretchOf.get(sku) ?? 0)];
}

/** Whether there are more products than the pages so far hold (CAT-19). */
export const hasMore = ({
  page,
  itemsPerPage,
  total,
}: {
  page: number;
  itemsPerPage: number;
  total: number;
}): boolean => page * itemsPerPage < total;

/**
 * Whether a request for a page continues what is held (CAT-18): it names the page right before or right behind those
 * that came. Any other would leave a gap or change the order, and begins a list of its own.
 */
export function continues({ pages }: Pick<HeldPages<unknown>, 'pages'>, page: number | undefined): boolean {
  const held = Object.keys(pages).map(Number);
  return held.length > 0 && (page === Math.min(...held) - 1 || page === Math.max(...held) + 1);
}
