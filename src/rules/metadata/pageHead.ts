import type { Country } from '#countries/country.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf, splitUrl } from '#rules/navigation/routes.ts';
import { pictureUrl } from '#rules/pictures/pictureUrl.ts';
import { offerOf } from '#rules/product/offer.ts';
import { galleryOf, ownPath, productPath } from '#rules/product/productPage.ts';
import type { Crumb, ListedProduct } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';

/** The data of a list for search engines. */
export interface ListFacts {
  products: readonly Pick<ListedProduct, 'url' | 'productName' | 'productImage'>[];
  breadcrumb: readonly Crumb[];
  /** The number of products on the pages before the first of these. */
  before: number;
}

/** The known data of the current page. */
export interface PageFacts {
  /** Path and query of its URL. */
  url: string;
  /** The shop's origin without trailing slash. */
  origin: string;
  country: Pick<Country, 'brandName' | 'currency' | 'language' | 'helpPath' | 'withdrawalPath'>;
  title: string;
  description: string;
  isMissing?: boolean;
  isHome?: boolean;
  /** The URL of a picture of the page that is no product's. */
  picture?: string | undefined;
  product?: Product | undefined;
  list?: ListFacts | undefined;
}

/** The metadata of a page for search engines, and for apps that show a link to it (REACH-05). */
export interface PageHead {
  /** The absolute URL; undefined for a page that search engines should not list. */
  canonical: string | undefined;
  /** Open Graph properties and their contents, in order. */
  properties: (readonly [property: string, content: string])[];
  /** JSON-LD as text; '' for none. */
  data: string;
}

/** The width in px of a picture beside a link. */
const pictureWidth = 720;

const icon = '/icons/app-512.png';

function thingsOf({ product, list, isHome }: PageFacts, context: PageContext): (Thing | undefined)[] {
  if (product !== undefined) {
    const pictures = galleryOf(product).map((address) => pictureUrl(address, pictureWidth));
    return [productThing(context, product, pictures), breadcrumbThing(context, product.breadcrumb)];
  }
  if (list !== undefined)
    return [breadcrumbThing(context, list.breadcrumb), itemListThing(context, list.products, list.before)];
  return isHome ? [websiteThing(context)] : [];
}

function pictureOf({ product, list, picture, origin }: PageFacts): string {
  const address = product?.productImage || list?.products.find((one) => one.productImage)?.productImage;
  return (address && pictureUrl(address, pictureWidth)) || picture || origin + icon;
}

/** Returns canonical URL, Open Graph and JSON-LD of a page (REACH-05). A page that is not listed has no JSON-LD. */
export function headOf(facts: PageFacts): PageHead {
  const { url, origin, country, title, description, isMissing = false, product } = facts;
  const address = product ? ownPath(product.url, url) : url;
  const path = isMissing ? undefined : canonicalPath(address, country);
  const things = path === undefined ? [] : thingsOf(facts, { origin, country, path });
  const graph = things.filter((thing) => thing !== undefined);
  const canonical = path === undefined ? undefined : origin + path;
  return {
    canonical,
    properties: [
      ['og:type', product === undefined ? 'website' : 'product'],
      ['og:site_name', country.brandName],
      ['og:locale', country.language.replace('-', '_')],
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical ?? `${origin}/`],
      ['og:image', pictureOf(facts)],
    ],
    data: graph.length === 0 ? '' : JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }),
  };
}

/** Pages with one canonical URL for all their aliases. Help and withdrawal have the path of the country (ROUTE-34). */
const fixed: Partial<Record<RouteId, string>> = {
  home: '/',
  menu: '/menu/',
  brands: '/brands/',
  sizeTable: '/sizes/contentTable/',
};

/** Whether a URL is a list that search engines may show: a category or an editorial page. */
export const isListed = (url: string): boolean => ['catalogue', 'institutional'].includes(routeOf(url).id);

/**
 * Returns the URL of a list without filters and sort order: the path with a trailing slash, as in the key of its stored
 * result (CAT-02), and the page number. The parser of list URLs is in the lists' chunk, so it is not used here.
 */
export function plainList(url: string): { path: string; page: number } {
  const { path, query } = splitUrl(url);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  const page = new URLSearchParams(query).get('page') ?? '';
  return { path: path.replace(/\/?$/, '/'), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/**
 * Returns the canonical path and query of a page; undefined for a page that search engines should not list: searches,
 * forms, the cart, the account. Filters, sort order and unknown parameters are dropped; a list's page number stays. Never
 * throws.
 */
export function canonicalPath(
  url: string,
  { helpPath, withdrawalPath }: Pick<Country, 'helpPath' | 'withdrawalPath'>,
): string | undefined {
  const { id } = routeOf(url);
  if (id === 'help') return `${helpPath}/`;
  if (id === 'withdrawal') return `${withdrawalPath}/`;
  if (id === 'product') return productPath(url.replace(/[?#].*/, ''));
  if (!isListed(url)) return fixed[id];
  const { path, page } = plainList(url);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The shop's origin without trailing slash, its country, and the page's canonical path. */
interface PageContext {
  origin: string;
  country: Pick<Country, 'brandName' | 'currency'>;
  path: string;
}

/** An object of schema.org's vocabulary, as JSON-LD. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes a path of the shop absolute; a URL of another host stays as it is. */
const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url);

/** The shop itself, with its search: for home. */
const websiteThing = ({ origin, country: { brandName } }: PageContext): Thing => ({
  '@type': 'WebSite',
  name: brandName,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/catalog/?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** A product with its price and stock; without an offer if it has no price. `pictures` are URLs. */
function productThing(
  { origin, country, path }: PageContext,
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
function breadcrumbThing({ origin }: PageContext, crumbs: readonly Crumb[]): Thing | undefined {
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
function itemListThing(
  { origin }: PageContext,
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
