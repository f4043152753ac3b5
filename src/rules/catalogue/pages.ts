/** The loaded part of a list: its products, the current page, and the skus of each page. */
export interface LoadedPages<Item> {
  products: Item[];
  page: number;
  pages: Record<number, string[]>;
}

/** A page to merge; a full answer replaces the products of its page (CAT-26). */
interface LoadedPage<Item> {
  page: number;
  products: readonly Item[];
  full: boolean;
}

/** The products without duplicates: the first of each sku stays (CAT-12, CAT-13). */
function once<Item extends { sku: string }>(products: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return products.filter(({ sku }) => {
    const isNew = !seen.has(sku);
    seen.add(sku);
    return isNew;
  });
}

/** The list with the products of one page replaced by others, at the index of the first of them. */
function replaced<Item extends { sku: string }>(
  loaded: readonly Item[],
  skus: readonly string[],
  by: readonly Item[],
) {
  const old = new Set(skus);
  const index = loaded.findIndex(({ sku }) => old.has(sku));
  const rest = loaded.filter(({ sku }) => !old.has(sku));
  return rest.toSpliced(index < 0 ? rest.length : index, 0, ...by);
}

/**
 * The list merged with a page (CAT-11 to CAT-15, CAT-26): a lower page than the current one is prepended, any other is
 * appended, a full answer replaces its page. The page number never decreases, except to 1 without products.
 */
export function joinPage<Item extends { sku: string }>(
  loaded: LoadedPages<Item>,
  { page, products, full }: LoadedPage<Item>,
): LoadedPages<Item> {
  const before = loaded.pages[page];
  const others = new Set(
    // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
    Object.entries(loaded.pages).flatMap(([each, skus]) => (Number(each) === page ? [] : skus)),
  );
  const all =
    full && before !== undefined
      ? replaced(
          loaded.products,
          before.filter((sku) => !others.has(sku)),
          products,
        )
      : page < loaded.page
        ? [...products, ...loaded.products]
        : [...loaded.products, ...products];
  const joined = once(all);
  // A page beyond the end is not recorded, or the list would continue from there.
  const hasProducts = products.length > 0;
  return {
    products: joined,
    page: joined.length === 0 ? 1 : hasProducts ? Math.max(loaded.page, page) : loaded.page,
    pages: hasProducts ? { ...loaded.pages, [page]: products.map(({ sku }) => sku) } : loaded.pages,
  };
}

/** Pages per block: ten products each, so that rows of two and of three cards are complete. */
const pagesPerBlock = 3;

/**
 * The products of a list in blocks of three pages, in order; a product of two pages is in the block of the first. A page
 * that is prepended or appended changes one block at most (PLACE-05).
 */
export function pageBlocks<Item extends { sku: string }>({
  products,
  pages,
}: Pick<LoadedPages<Item>, 'products' | 'pages'>): [number: number, products: Item[]][] {
  const blockOf = new Map<string, number>();
  for (const [page, skus] of Object.entries(pages))
    for (const sku of skus) if (!blockOf.has(sku)) blockOf.set(sku, Math.ceil(Number(page) / pagesPerBlock));
  const blocks = new Map<number, Item[]>();
  for (const product of products) {
    const number = blockOf.get(product.sku) ?? 0;
    const block = blocks.get(number) ?? [];
    block.push(product);
    blocks.set(number, block);
  }
  return [...blocks];
}

/** Whether there are more products than those of the loaded pages (CAT-19). */
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
 * Whether a page continues the loaded ones (CAT-18): it is the one right before or right after them. Any other would
 * leave a gap or change the order, and starts a new list.
 */
export function isAdjacentPage(
  { pages }: Pick<LoadedPages<unknown>, 'pages'>,
  page: number | undefined,
): boolean {
  const loaded = Object.keys(pages).map(Number);
  // Without any page both ends are infinite, and nothing is beside them.
  return page === Math.min(...loaded) - 1 || page === Math.max(...loaded) + 1;
}

/**
 * The pages from `first` to `last` that are not loaded, in the order to request them: each next to a loaded one, later
 * pages before earlier ones (CAT-11, CAT-20).
 */
export function missingPages(
  loaded: readonly number[],
  { first, last }: { first: number; last: number },
): number[] {
  const [lowest, highest] =
    loaded.length === 0 ? [first, first - 1] : [Math.min(...loaded), Math.max(...loaded)];
  const after = Array.from({ length: Math.max(0, last - highest) }, (_, step) => highest + 1 + step);
  const before = Array.from({ length: Math.max(0, lowest - first) }, (_, step) => lowest - 1 - step);
  return [...after, ...before];
}
