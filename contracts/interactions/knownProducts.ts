import { aFullCataloguePage, someFilters } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { containing, entryByEntry, exactly, ordinal } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { path } from './catalogueRequests.ts';

/** A product with its price, its special price (0: none), and how it is shipped. */
const product = (
  sku: string,
  price: number,
  special_price: number,
  ...ways: ('free' | 'fast' | 'freeBySeller')[]
) => ({
  sku,
  price,
  special_price,
  free_shipping: ways.includes('free'),
  fast_shipping: ways.includes('fast'),
  seller_free_shipping: ways.includes('freeBySeller'),
});

/** More products than a page has. */
const products = [
  product('ZP0001', 54999, 43999, 'fast'),
  product('AN0107', 118490, 94990, 'free', 'fast'),
  product('CO0064', 62490, 49990, 'freeBySeller'),
  product('TL0069', 144990, 0, 'free'),
  product('ES0190', 49990, 0),
  product('PC0093', 60490, 36490, 'fast'),
  product('QN0118', 113990, 79990, 'fast'),
  product('CM0200', 90990, 0, 'free', 'fast'),
  product('MB0238', 81990, 0, 'free', 'fast'),
  product('TL0093', 147990, 103990, 'free', 'freeBySeller'),
  product('TO0628', 49990, 34990),
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
    products: found.map(({ sku, price, special_price, ...shipped }) =>
      aListedProduct({
        sku,
        numericOriginalPrice: price,
        numericDiscountPrice: special_price,
        freeShipping: shipped.free_shipping,
        fastShipping: shipped.fast_shipping,
        sellerFreeShipping: shipped.seller_free_shipping,
        sizes: [{ skuSimple: `${sku}-38`, numberSize: '38', stock: 3 }],
      }),
    ),
    total,
    resultDetails: { page: Number(page), itemsPerPage: 10, sort, sortDirection: dir, priceMinimal: 79999 },
    filters: someFilters().filter(({ key }) => key === ('brand' in chosen ? 'brand' : 'gender')),
    sortingoptions: [{ label: 'Por precio', sort, dir, active: true }],
  });
}

/** What the state determines of a product, by its names in both sources. */
const names = {
  sku: 'sku',
  numericOriginalPrice: 'price',
  numericDiscountPrice: 'specialprice',
  freeShipping: 'free_shipping',
  fastShipping: 'fast_shipping',
  sellerFreeShipping: 'seller_free_shipping',
};

/** Matches what the request determines; every product has a size in stock. */
const sameProducts = (fields: readonly string[]): Matches => ({
  products: entryByEntry,
  ...Object.fromEntries(fields.map((field) => [`products.*.${field}`, exactly])),
  'products.*.sizes': containing,
  'products.*.sizes.*.stock': ordinal,
  total: exactly,
  'resultDetails.page': exactly,
  'resultDetails.itemsPerPage': exactly,
  'resultDetails.sort': exactly,
  'resultDetails.sortDirection': exactly,
});

/** Matches what the request determines in a first answer. */
export const firstMatches = sameProducts(Object.keys(names));

/** The same with the names of the legacy host. */
export const legacyMatches = sameProducts(Object.values(names));

/** Matches what the request determines in the filters and sort orders; a brand that is chosen may have no product left. */
export const choiceMatches = ({ parameters }: Pick<Request, 'parameters'>): Matches => ({
  ...(!('brand' in parameters) && { 'filters.*.options.*.count': ordinal }),
  filters: containing,
  'filters.*.key': exactly,
  'filters.*.options': containing,
  'filters.*.options.*.value': exactly,
  'filters.*.options.*.active': exactly,
  // The categories of the path, from the broadest to the narrowest.
  'metadata.breadcrumbs': entryByEntry,
  'metadata.breadcrumbs.*.url': exactly,
  'metadata.MainShipping.enabled': exactly,
  'metadata.SecondaryShipping.enabled': exactly,
  sortingoptions: containing,
  'sortingoptions.*.sort': exactly,
  'sortingoptions.*.dir': exactly,
  'sortingoptions.*.active': exactly,
});
