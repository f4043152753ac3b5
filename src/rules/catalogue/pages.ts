/** The loaded part of a list: its products, the current page, and the skus of each page. */
export interface LoadedPages<Item> {
  products: Item[];
  page: number;
  pages: Record<number, string[]>;
}

interface LoadedPage<Item> {
  page: number;
  products: readonly Item[];
  /** A full response replaces the products of its page (CAT-26). */
  full: boolean;
}

/** Removes duplicates: the first product of each sku stays (CAT-12, CAT-13). */
function once<Item extends { sku: string }>(products: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return products.filter(({ sku }) => {
    const isNew = !seen.has(sku);
    seen.add(sku);
    return isNew;
  });
}

/** Replaces the products of one page, at the index of the first of them. */
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
 * Merges a page into the list: a page before the current one is prepended, any other is appended, and a full response
 * replaces its page. The page number never decreases, except to 1 without products (CAT-11 to CAT-15, CAT-26).
 */
export function joinPage<Item extends { sku: string }>(
  loaded: LoadedPages<Item>,
  { page, products, full }: LoadedPage<Item>,
): LoadedPages<Item> {
  const before = loaded.pages[page];
  const others = new Set(
    // Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
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

/** The products of a list in blocks of three pages, each in its first; a new page changes at most one (PLACE-05). */
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

/** Whether there are products after the loaded pages (CAT-19). */
export const hasMore = (list: { page: number; itemsPerPage: number; total: number }): boolean =>
  list.page * list.itemsPerPage < list.total;

/** Whether a page is right before or right after the loaded ones. Any other page starts a new list (CAT-18). */
export function isAdjacentPage(
  { pages }: Pick<LoadedPages<unknown>, 'pages'>,
  page: number | undefined,
): boolean {
  const loaded = Object.keys(pages).map(Number);
  // Without a loaded page both bounds are infinite, so no page is adjacent.
  return page === Math.min(...loaded) - 1 || page === Math.max(...loaded) + 1;
}

/**
 * The pages from `first` to `last` that are not loaded, in request order: each is adjacent to a loaded page, and later
 * pages come before earlier ones (CAT-11, CAT-20).
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
