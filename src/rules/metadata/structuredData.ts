import type { Country } from '#countries/country.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { Crumb, ListedProduct } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';

/** Where a page is: the shop's origin without trailing slash, its country, and the page's canonical path. */
export interface Place {
  origin: string;
  country: Pick<Country, 'brandName' | 'currency'>;
  path: string;
}

/** An object of schema.org's vocabulary, as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A path of the shop as an absolute address; an address of another host stays as it is. */
const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url);

/** The shop itself, with its search: for home. */
export const websiteThing = ({ origin, country: { brandName } }: Place): Thing => ({
  '@type': 'WebSite',
  name: brandName,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/catalog/?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** A product with its price and stock; without an offer if it has no price. `pictures` are addresses of files. */
export function productThing(
  { origin, country, path }: Place,
  product: Product,
  pictures: readonly string[],
): Thing {
  const { productName, brand, sku, color, description, sizes } = product;
  const { now } = offerOf(product);
  const isSoldOut = sizes.length > 0 && sizes.every(({ stock }) => stock <= 0);
  const availability = `https://schema.org/${product.available && !isSoldOut ? 'InStock' : 'OutOfStock'}`;
  const offer: Thing = {
    '@type': 'Offer',
    url: origin + path,
    price: now,
    priceCurrency: country.currency,
    availability,
  };
  return {
    '@type': 'Product',
    name: productName,
    sku,
    brand: { '@type': 'Brand', name: brand },
    url: origin + path,
    ...(color && { color }),
    ...(description && { description: description.split('\n').join(' ') }),
    ...(pictures.length > 0 && { image: [...pictures] }),
    ...(now > 0 && { offers: offer }),
  };
}

/** The way to a page from home; undefined without one. */
export function breadcrumbThing({ origin }: Place, crumbs: readonly Crumb[]): Thing | undefined {
  if (crumbs.length === 0) return undefined;
  const itemListElement = crumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(url && { item: absolute(origin, url) }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The products of a list in their order; `before` is the number of products on the pages before. */
export function itemListThing(
  { origin }: Place,
  products: readonly Pick<ListedProduct, 'url' | 'productName'>[],
  before: number,
): Thing | undefined {
  if (products.length === 0) return undefined;
  const itemListElement = products.map(({ url, productName }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: productName,
    url: absolute(origin, url),
  }));
  return { '@type': 'ItemList', itemListElement };
}
