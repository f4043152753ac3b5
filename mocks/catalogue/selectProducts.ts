import type { Product } from '#fixtures/world/model.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';

/** Filters, order and page, and the products to select from. */
export interface Selection extends Pick<CatalogueBody, 'filters' | 'sorting' | 'pageInfo'> {
  /** The numbers of the page's products before filtering. */
  from: readonly number[];
}

/** One page of the matching products. */
export interface Selected {
  products: Product[];
  total: number;
  /** The number of products for each tag, ignoring the choices of the tag's own facet. */
  counts: Int32Array;
  /** 1 for each chosen tag. */
  wanted: Uint8Array;
  /** Lowest and highest price, ignoring the price filter; undefined without products. */
  priceRange: [number, number] | undefined;
  /** The bounds of the price filter. */
  price: [number, number] | undefined;
}

const boundsIn = (values: readonly string[] | undefined): [number, number] | undefined => {
  const found = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(values?.[0] ?? '');
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
};

const within = (value: number, [low, high]: [number, number]) => value >= low && value <= high;

/** The chosen facets and tags. */
interface Demands {
  facets: number[];
  wanted: Uint8Array;
}

function demandsOf({ facets, tags, tagsIn }: CatalogueIndex, filters: Selection['filters']): Demands {
  const demands: Demands = { facets: [], wanted: new Uint8Array(tags.length) };
  for (const { name, values } of filters) {
    const facet = facets.findIndex(({ key }) => key === name);
    if (facet < 0) continue;
    demands.facets.push(facet);
    for (const tag of tagsIn[facet] ?? []) {
      if (values.includes(tags[tag]?.value ?? '')) demands.wanted[tag] = 1;
    }
  }
  return demands;
}

/** A product matches everything, misses several facets, or misses only the price filter. */
const [none, several, ofPrice] = [-1, -2, -3];

/** The only facet that a product does not match; `none` or `several` otherwise. */
function lackOf(own: Int32Array, { facets, wanted }: Demands, facetOf: Int32Array): number {
  let lack: number = none;
  for (const facet of facets) {
    let has = false;
    for (const tag of own) has ||= wanted[tag] === 1 && facetOf[tag] === facet;
    if (has) continue;
    if (lack !== none) return several;
    lack = facet;
  }
  return lack;
}

/** Filters, counts options, finds the price range and sorts in one pass over the products. */
export function selectProducts(
  index: CatalogueIndex,
  { from, filters, sorting, pageInfo }: Selection,
): Selected {
  const { tags, tagsOf, facetOf, prices, percents, world } = index;
  const demands = demandsOf(index, filters);
  const boundsOf = (name: string) => boundsIn(filters.find((filter) => filter.name === name)?.values);
  const [price, percent] = [boundsOf('price'), boundsOf('discount_range')];
  const counts = new Int32Array(tags.length);
  const found: number[] = [];
  let [low, high] = [Infinity, -Infinity];

  for (const number of from) {
    if (percent && !within(percents[number] ?? 0, percent)) continue;
    const own = tagsOf[number] ?? new Int32Array();
    const cost = prices[number] ?? 0;
    let lack = lackOf(own, demands, facetOf);
    if (price && !within(cost, price)) lack = lack === none ? ofPrice : several;
    if (lack === several) continue;
    if (lack === none || lack === ofPrice) {
      low = Math.min(low, cost);
      high = Math.max(high, cost);
    }
    if (lack === none) found.push(number);
    // A choice does not reduce the counts of other options in its own facet.
    for (const tag of own) {
      if (lack === none || facetOf[tag] === lack) counts[tag] = (counts[tag] ?? 0) + 1;
    }
  }

  const ranks = ranksOf(index, sorting);
  found.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const skipped = (pageInfo.page - 1) * pageInfo.itemsPerPage;
  const page = found.slice(skipped, skipped + pageInfo.itemsPerPage);
  return {
    products: page.flatMap((number) => world.products[number] ?? []),
    total: found.length,
    counts,
    wanted: demands.wanted,
    priceRange: low > high ? undefined : [low, high],
    price,
  };
}

const sorters: Record<string, (index: CatalogueIndex, number: number) => number> = {
  popularity: ({ world }, number) => -(world.products[number]?.popularity ?? 0),
  price_asc: ({ prices }, number) => prices[number] ?? 0,
  price_desc: ({ prices }, number) => -(prices[number] ?? 0),
  discount: ({ percents }, number) => -(percents[number] ?? 0),
  newest: ({ world }, number) => -Date.parse(world.products[number]?.added ?? ''),
};

/** The sort order of a `sorting` value; an unknown formula sorts by popularity. */
export function sorterOf(sorting: string): string {
  const name = sorting
    .replace(/^(discount|newest|popularity)_(?:asc|desc)$/, '$1')
    .replace(/^price$/, 'price_asc');
  return Object.hasOwn(sorters, name) ? name : 'popularity';
}

const known = new WeakMap<CatalogueIndex, Map<string, Int32Array>>();

/** The rank of each product in a sort order, cached; ties keep the order of the shop. */
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
