import type { CatalogueIndex } from './catalogueIndex.ts';

/** Sort keys; the smaller one comes first. */
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
export function ranksOf(index: CatalogueIndex, sorting: string): Int32Array {
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
