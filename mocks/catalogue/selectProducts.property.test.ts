import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#fixtures/world/model.ts';
import { slug } from '#fixtures/world/words.ts';
import { worldOf } from '#fixtures/world/worldOf.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import { catalogueFilters } from './catalogueFilters.ts';
import { catalogueIndex } from './catalogueIndex.ts';
import { selectProducts } from './selectProducts.ts';

// The mock selects in one pass over numbers. This test computes the same result the slow way: product by product,
// filter by filter, option by option.

const world = worldOf({ country: 'ar', products: 60 });
const { products } = world;
const index = catalogueIndex(world);
const everything = products.map((_, number) => number);

type Query = Pick<CatalogueBody, 'filters' | 'sorting' | 'pageInfo'>;
type Filters = Query['filters'];

const isReduced = ({ price, specialPrice }: Product) => specialPrice > 0 && specialPrice < price;
const cost = (product: Product) => (isReduced(product) ? product.specialPrice : product.price);
const percent = (product: Product) => Math.floor(100 - (100 * cost(product)) / product.price + 1e-9);
const sizesBy = (key: string) => (product: Product) =>
  product.sizeFilter === key
    ? product.sizes.filter(({ stock }) => stock > 0).map(({ size }) => slug(size))
    : [];
const one = (has: boolean) => (has ? ['1'] : []);
const traits = world.traits.map(({ key }) => key);

/** The values of a product for each filter. */
const read: Record<string, (product: Product) => string[]> = {
  category: ({ categoryUrls }) => (categoryUrls[0] ?? '').split('/').slice(2, 4),
  gender: ({ gender }) => [slug(gender)],
  brand: ({ brand }) => [brand],
  shoe_size: sizesBy('shoe_size'),
  app_topsize: sizesBy('app_topsize'),
  appbottom_size: sizesBy('appbottom_size'),
  color_family: ({ colorFamily }) => [colorFamily.value],
  ...Object.fromEntries(
    traits.map((key) => [
      key,
      (product: Product) => (product.traits[key] ? [product.traits[key].value] : []),
    ]),
  ),
  free_shipping: ({ freeShipping }) => one(freeShipping),
  fast_shipping: ({ fastShipping }) => one(fastShipping),
  moda_sostenible: ({ eco }) => one(eco),
  special_price: (product) => one(isReduced(product)),
};

const isWithin = (value: number, bounds = '') => {
  const [low = NaN, high = NaN] = bounds.split('-').map(Number);
  return value >= low && value <= high;
};

function fits(product: Product, { name, values }: Filters[number]) {
  if (name === 'price') return isWithin(cost(product), values[0]);
  if (name === 'discount_range') return isWithin(percent(product), values[0]);
  return values.some((value) => read[name]?.(product).includes(value));
}

const found = (filters: Filters) =>
  products.filter((product) => filters.every((filter) => fits(product, filter)));

const orders: Record<string, (a: Product, b: Product) => number> = {
  popularity: (a, b) => b.popularity - a.popularity,
  price_asc: (a, b) => cost(a) - cost(b),
  price_desc: (a, b) => cost(b) - cost(a),
  discount_desc: (a, b) => percent(b) - percent(a),
  newest_desc: (a, b) => b.added.localeCompare(a.added),
};

/** The expected answer. */
function slowly({ filters, sorting, pageInfo: { page, itemsPerPage } }: Query) {
  const all = found(filters).toSorted(orders[sorting]);
  const counts = Object.entries(read).flatMap(([key, valuesOf]) => {
    const chosen = filters.find(({ name }) => name === key)?.values ?? [];
    const carriers = products.filter((product) => valuesOf(product).length > 0).length;
    const has = products.flatMap(valuesOf);
    const isChosen = chosen.some((value) => has.includes(value));
    if (traits.some((trait) => trait === key) && carriers * 2 < products.length && !isChosen) return [];
    const others = found(filters.filter(({ name }) => name !== key));
    return [...new Set(has)].flatMap((value) => {
      const count = others.filter((product) => valuesOf(product).includes(value)).length;
      const active = chosen.includes(value);
      const isAbove =
        key === 'category' &&
        products.some((each) => value === valuesOf(each)[0] && chosen.includes(valuesOf(each)[1] ?? ''));
      return count > 0 || active || isAbove ? [`${key} ${value} ${count}${active ? '*' : ''}`] : [];
    });
  });
  const costs = found(filters.filter(({ name }) => name !== 'price')).map(cost);
  const price = filters.some(({ name }) => name === 'price') ? '*' : '';
  if (costs.length > 0)
    counts.push(
      `price ${Math.floor(Math.min(...costs))}-${Math.ceil(Math.max(...costs))} ${all.length}${price}`,
    );
  return {
    skus: all.slice((page - 1) * itemsPerPage, page * itemsPerPage).map(({ sku }) => sku),
    total: all.length,
    counts: counts.toSorted(),
  };
}

function quickly(query: Query, select: typeof selectProducts) {
  const selected = select(index, { ...query, from: everything });
  const filters = catalogueFilters(index, everything, selected, '');
  const counts = filters.flatMap(({ key, options }) =>
    options
      .flatMap((option) => [option, ...(option.subfilters ?? [])])
      .map(({ value, count, active }) => `${key} ${value} ${count}${active ? '*' : ''}`),
  );
  return {
    skus: selected.products.map(({ sku }) => sku),
    total: selected.total,
    counts: counts.toSorted(),
  };
}

const choice = fc.constantFrom(...Object.keys(read)).chain((name) => {
  const values = [...new Set(products.flatMap((product) => read[name]?.(product) ?? [])), 'nadie'];
  return fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
    .map((chosen) => ({ name, values: chosen }));
});
const prices = products.map(cost);
const range = fc
  .tuple(fc.constantFrom(...prices), fc.constantFrom(...prices), fc.integer({ min: -1, max: 1 }))
  .map(([a, b, more]) => ({ name: 'price', values: [`${Math.min(a, b)}-${Math.max(a, b) + more}`] }))
  .filter(({ values }) => /^\d+-\d+$/.test(values[0] ?? ''));
const discount = fc
  .tuple(fc.nat(60), fc.nat(60))
  .map(([low, more]) => ({ name: 'discount_range', values: [`${low}-${low + more}`] }));
const query: fc.Arbitrary<Query> = fc.record({
  filters: fc.uniqueArray(
    fc.oneof({ weight: 6, arbitrary: choice }, { weight: 2, arbitrary: range }, discount),
    { maxLength: 4, selector: ({ name }) => name },
  ),
  sorting: fc.constantFrom(...Object.keys(orders)),
  pageInfo: fc.record({ page: fc.integer({ min: 1, max: 4 }), itemsPerPage: fc.constantFrom(1, 10, 60) }),
});

const check = (select: typeof selectProducts) =>
  fc.assert(
    fc.property(query, (asked) => {
      expect(quickly(asked, select)).toEqual(slowly(asked));
    }),
    { seed: 20241, numRuns: 1000 },
  );

test('CAT-51, FILT-24, FILT-25: products, totals, counts and price bounds are those found the slow way', () => {
  expect(() => check(selectProducts)).not.toThrow();
});

test.each<[string, typeof selectProducts]>([
  [
    'counts the options of what is found alone',
    (its, selection) => {
      const real = selectProducts(its, selection);
      const all = { page: 1, itemsPerPage: products.length };
      const hits = selectProducts(its, { ...selection, pageInfo: all }).products;
      const from = hits.map((product) => products.indexOf(product));
      return { ...real, counts: selectProducts(its, { ...selection, filters: [], from }).counts };
    },
  ],
  [
    'counts as if nothing were chosen',
    (its, selection) => ({
      ...selectProducts(its, selection),
      counts: selectProducts(its, { ...selection, filters: [] }).counts,
    }),
  ],
  [
    'takes one value of each filter',
    (its, selection) =>
      selectProducts(its, {
        ...selection,
        filters: selection.filters.map(({ name, values }) => ({ name, values: values.slice(0, 1) })),
      }),
  ],
  [
    'lets the chosen prices narrow what is offered',
    (its, selection) => {
      const real = selectProducts(its, selection);
      return { ...real, priceRange: real.price ?? real.priceRange };
    },
  ],
  ['forgets the order', (its, selection) => selectProducts(its, { ...selection, sorting: 'popularity' })],
])('refused is a mock that %s', (_fault, wrong) => {
  expect(() => check(wrong)).toThrow('Property failed');
});
