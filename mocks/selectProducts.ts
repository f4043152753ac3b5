import type { Product } from '#fixtures/world/product.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { ranksOf } from './productOrder.ts';

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
  /** 1 for each tag that is chosen. */
  wanted: Uint8Array;
  /** The cheapest and the dearest, the choice of the price aside; undefined where there is none. */
  priceRange: [number, number] | undefined;
  /** The bounds that are chosen. */
  price: [number, number] | undefined;
}

const boundsIn = (values: readonly string[] | undefined): [number, number] | undefined => {
  const found = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(values?.[0] ?? '');
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
};

const within = (value: number, [low, high]: [number, number]) => value >= low && value <= high;

/** What is chosen of the facets: the facets, and which tags. */
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

/** Marks that a product has all that is chosen, lacks more than one thing, or lacks the price alone. */
const [none, several, ofPrice] = [-1, -2, -3];

/** The one facet of which a product has nothing that is chosen. */
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

/** Chooses a page: every filter, the counts of its options, the sort order and the price range, in one walk. */
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
    // A facet's own choice does not take from its own options.
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
