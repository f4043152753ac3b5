import type { Product } from '#fixtures/world/product.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';

/** What is chosen from which products. */
export interface Selection extends Pick<CatalogueBody, 'filters' | 'sorting' | 'pageInfo'> {
  /** The numbers of the products that the page has before any filter. */
  from: readonly number[];
}

/** A page of the products that were chosen. */
export interface Selected {
  products: Product[];
  total: number;
  /** How many products each tag would give, the choices of its own facet aside. */
  counts: Int32Array;
  /** Tags that are chosen. */
  chosen: ReadonlySet<number>;
  /** The cheapest and the dearest, the choice of the price aside; undefined where there is none. */
  priceRange: [number, number] | undefined;
  /** The bounds that are chosen. */
  price: [number, number] | undefined;
}

/** What products are sorted by: the smaller value comes first. */
const sorters: Record<string, (index: CatalogueIndex, number: number) => number> = {
  popularity: ({ world }, number) => -(world.products[number]?.popularity ?? 0),
  price_asc: ({ prices }, number) => prices[number] ?? 0,
  price_desc: ({ prices }, number) => -(prices[number] ?? 0),
  discount: ({ percents }, number) => -(percents[number] ?? 0),
  newest: ({ world }, number) => -Date.parse(world.products[number]?.added ?? ''),
};

/** The sort order that a call names; a formula that is not known here sorts by popularity. */
export function sorterOf(sorting: string): string {
  const name = sorting
    .replace(/^(discount|newest|popularity)_(?:asc|desc)$/, '$1')
    .replace(/^price$/, 'price_asc');
  return Object.hasOwn(sorters, name) ? name : 'popularity';
}

const known = new WeakMap<CatalogueIndex, Map<string, Int32Array>>();

/** The place of each product in a sort order, worked out once; two that stand alike keep the order of the shop. */
function ranksOf(index: CatalogueIndex, sorting: string): Int32Array {
  const orders = known.get(index) ?? new Map<string, Int32Array>();
  known.set(index, orders);
  const name = sorterOf(sorting);
  const found = orders.get(name);
  if (found !== undefined) return found;
  const values = index.world.products.map((_, number) => sorters[name]?.(index, number) ?? 0);
  const numbers = values
    .map((_, number) => number)
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  const ranks = new Int32Array(numbers.length);
  for (const [rank, number] of numbers.entries()) ranks[number] = rank;
  orders.set(name, ranks);
  return ranks;
}

const boundsIn = (values: readonly string[] | undefined): [number, number] | undefined => {
  const found = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(values?.[0] ?? '');
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
};

const within = (value: number, [low, high]: [number, number]) => value >= low && value <= high;

/** One chosen facet: the tags of which a product must have one. */
interface Demand {
  facet: number;
  tags: Set<number>;
}

function demandsOf({ facets, tags }: CatalogueIndex, filters: Selection['filters']): Demand[] {
  return filters.flatMap(({ name, values }) => {
    const facet = facets.findIndex(({ key }) => key === name);
    if (facet < 0) return [];
    const wanted = tags.flatMap((tag, number) =>
      tag.facet === facet && values.includes(tag.value) ? [number] : [],
    );
    return [{ facet, tags: new Set(wanted) }];
  });
}

/** Marks the price among the facets that a product fails. */
const ofPrice = -1;

/** Chooses a page: every filter, the counts of its options, the sort order and the price range, in one walk. */
export function selectProducts(
  index: CatalogueIndex,
  { from, filters, sorting, pageInfo }: Selection,
): Selected {
  const { tags, tagsOf, prices, percents, world } = index;
  const demands = demandsOf(index, filters);
  const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values;
  const price = boundsIn(valuesOf('price'));
  const percent = boundsIn(valuesOf('discount_range'));
  const counts = new Int32Array(tags.length);
  const found: number[] = [];
  let priceRange: Selected['priceRange'];

  for (const number of from) {
    if (percent && !within(percents[number] ?? 0, percent)) continue;
    const own = tagsOf[number] ?? new Int32Array();
    const failed = demands
      .filter((demand) => !own.some((tag) => demand.tags.has(tag)))
      .map((each) => each.facet);
    const cost = prices[number] ?? 0;
    if (price && !within(cost, price)) failed.push(ofPrice);
    const [facet] = failed;
    if (failed.length > 1) continue;
    for (const tag of own) {
      if (facet === undefined || tags[tag]?.facet === facet) counts[tag] = (counts[tag] ?? 0) + 1;
    }
    if (facet === undefined || facet === ofPrice) {
      priceRange = priceRange ? [Math.min(priceRange[0], cost), Math.max(priceRange[1], cost)] : [cost, cost];
    }
    if (facet === undefined) found.push(number);
  }

  const ranks = ranksOf(index, sorting);
  found.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const skipped = (pageInfo.page - 1) * pageInfo.itemsPerPage;
  const page = found.slice(skipped, skipped + pageInfo.itemsPerPage);
  return {
    products: page.flatMap((number) => world.products[number] ?? []),
    total: found.length,
    counts,
    chosen: new Set(demands.flatMap(({ tags }) => Array.from(tags))),
    priceRange,
    price,
  };
}
