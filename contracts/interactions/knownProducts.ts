import { aFullCataloguePage, someFilters } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { containing, entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { path } from './catalogueRequests.ts';

/** Sku, price and special price (0: none) of more products than a page has. */
const products = [
  { sku: 'ZP0001', price: 54999, special_price: 43999 },
  { sku: 'AN0107', price: 118490, special_price: 94990 },
  { sku: 'CO0064', price: 62490, special_price: 49990 },
  { sku: 'TL0069', price: 144990, special_price: 0 },
  { sku: 'ES0190', price: 49990, special_price: 0 },
  { sku: 'PC0093', price: 60490, special_price: 36490 },
  { sku: 'QN0118', price: 113990, special_price: 79990 },
  { sku: 'CM0200', price: 90990, special_price: 0 },
  { sku: 'MB0238', price: 81990, special_price: 0 },
  { sku: 'TL0093', price: 147990, special_price: 103990 },
  { sku: 'TO0628', price: 49990, special_price: 34990 },
];

/** The provider state in which a request determines which products a page has. */
export const knownProducts = {
  given: 'the page has these products',
  params: { path, products },
} as const;

/** Requests to a page of these products, and what follows from them: skus in their order, and the total. */
export const requests = [
  {
    what: 'the second page, by price',
    parameters: { sort: 'price', dir: 'asc', page: '2' },
    skus: ['TL0069'],
    total: 11,
  },
  {
    what: 'those with a special price, the dearest first',
    parameters: { special_price: '1', sort: 'price', dir: 'desc', page: '1' },
    skus: ['TL0093', 'AN0107', 'QN0118', 'CO0064', 'ZP0001', 'PC0093', 'TO0628'],
    total: 7,
  },
  {
    // In whole percent: 20, 19, 20, –, –, 39, 29, –, –, 29, 30.
    what: 'those reduced by 20 to 30 percent',
    parameters: { discount_range: '20-30', sort: 'price', dir: 'asc', page: '1' },
    skus: ['TO0628', 'ZP0001', 'CO0064', 'QN0118', 'TL0093'],
    total: 5,
  },
  {
    what: 'those of two brands between two prices',
    parameters: { brand: 'zapala--andina', price: '40000-50000', sort: 'price', dir: 'asc', page: '1' },
    skus: ['ZP0001'],
    total: 1,
  },
] as const;

/** What of a request the answer depends on. */
interface Request {
  parameters: Readonly<Record<'sort' | 'dir' | 'page', string>>;
  skus: readonly string[];
  total: number;
}

/** The full answer to a request, with what it says about the choice. */
export function replyTo({ parameters: { sort, dir, page, ...chosen }, skus, total }: Request) {
  const found = skus.flatMap((sku) => products.filter((product) => product.sku === sku));
  return aFullCataloguePage({
    products: found.map(({ sku, price, special_price }) =>
      aListedProduct({ sku, numericOriginalPrice: price, numericDiscountPrice: special_price }),
    ),
    total,
    resultDetails: { page: Number(page), itemsPerPage: 10, sort, sortDirection: dir, priceMinimal: 79999 },
    filters: someFilters().filter(({ key }) => key === ('brand' in chosen ? 'brand' : 'gender')),
    sortingoptions: [{ label: 'Por precio', sort, dir, active: true }],
  });
}

/** Matches what the request determines in a first answer. */
export const firstMatches: Matches = {
  products: entryByEntry,
  'products.*.sku': exactly,
  'products.*.numericOriginalPrice': exactly,
  'products.*.numericDiscountPrice': exactly,
  total: exactly,
  'resultDetails.page': exactly,
  'resultDetails.itemsPerPage': exactly,
  'resultDetails.sort': exactly,
  'resultDetails.sortDirection': exactly,
};

/** Matches what the request determines in the filters and sort orders. */
export const choiceMatches: Matches = {
  filters: containing,
  'filters.*.key': exactly,
  'filters.*.options': containing,
  'filters.*.options.*.value': exactly,
  'filters.*.options.*.active': exactly,
  // The categories of the path, from the broadest to the narrowest.
  'metadata.breadcrumbs': entryByEntry,
  'metadata.breadcrumbs.*.url': exactly,
  sortingoptions: containing,
  'sortingoptions.*.sort': exactly,
  'sortingoptions.*.dir': exactly,
  'sortingoptions.*.active': exactly,
};

const {
  'products.*.numericOriginalPrice': _,
  'products.*.numericDiscountPrice': __,
  ...shared
} = firstMatches;

/** `firstMatches` with the names of the legacy host. */
export const legacyMatches: Matches = {
  ...shared,
  'products.*.price': exactly,
  'products.*.specialprice': exactly,
};
