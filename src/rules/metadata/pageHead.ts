import type { Country } from '#countries/country.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { pictureUrl } from '#rules/pictures/pictureUrl.ts';
import { galleryOf, ownPath, productPath } from '#rules/product/productPage.ts';
import type { Crumb, ListedProduct } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import {
  breadcrumbThing,
  itemListThing,
  type Place,
  productThing,
  type Thing,
  websiteThing,
} from './structuredData.ts';

/** A list as search engines are told of it. */
export interface ListFacts {
  products: readonly Pick<ListedProduct, 'url' | 'productName' | 'productImage'>[];
  breadcrumb: readonly Crumb[];
  /** The number of products on the pages before the first of these. */
  before: number;
}

/** What is known of the page in view. */
export interface PageFacts {
  /** Path and query of its address. */
  url: string;
  /** The shop's origin without trailing slash. */
  origin: string;
  country: Pick<Country, 'brandName' | 'currency' | 'language' | 'helpPath' | 'withdrawalPath'>;
  title: string;
  description: string;
  /** There is nothing at this address. */
  isMissing?: boolean;
  isHome?: boolean;
  /** The address of a picture of the page, other than those of its products. */
  picture?: string | undefined;
  product?: Product | undefined;
  list?: ListFacts | undefined;
}

/** What a page says of itself to search engines, and to who shows a link to it (REACH-05). */
export interface PageHead {
  /** The absolute address; undefined for a page that search engines should not list. */
  canonical: string | undefined;
  /** Open Graph properties and their contents, in order. */
  properties: (readonly [property: string, content: string])[];
  /** JSON-LD as text; '' for none. */
  data: string;
}

/** The width in px of a picture beside a link. */
const pictureWidth = 720;

const icon = '/icons/app-512.png';

function thingsOf({ product, list, isHome }: PageFacts, place: Place): (Thing | undefined)[] {
  if (product !== undefined) {
    const pictures = galleryOf(product).map((address) => pictureUrl(address, pictureWidth));
    return [productThing(place, product, pictures), breadcrumbThing(place, product.breadcrumb)];
  }
  if (list !== undefined)
    return [breadcrumbThing(place, list.breadcrumb), itemListThing(place, list.products, list.before)];
  return isHome ? [websiteThing(place)] : [];
}

function pictureOf({ product, list, picture, origin }: PageFacts): string {
  const address = product?.productImage || list?.products.find((one) => one.productImage)?.productImage;
  return (address && pictureUrl(address, pictureWidth)) || picture || origin + icon;
}

/** Canonical address, Open Graph and JSON-LD of a page (REACH-05). A page that is not listed has no JSON-LD. */
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

/** Pages with one address, whatever alias a link has. Help and withdrawal have the path of the country (ROUTE-34). */
const fixed: Partial<Record<RouteId, string>> = {
  home: '/',
  menu: '/menu/',
  brands: '/brands/',
  sizeTable: '/sizes/contentTable/',
};

/** Whether an address is that of a list which search engines may know: a category or an editorial page. */
export const isListed = (url: string): boolean => ['catalogue', 'institutional'].includes(routeOf(url).id);

/**
 * The plain address of a list, whatever its filters and its order: the path with a trailing slash, which is the key of its
 * stored result too (CAT-02), and the number of its page. The parser of list addresses is code of the lists alone.
 */
export function plainList(url: string): { path: string; page: number } {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: unreachable fallback, needed for the type
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  const page = new URLSearchParams(query).get('page') ?? '';
  return { path: path.replace(/\/?$/, '/'), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/**
 * The one address of a page for search engines, as path and query; undefined for a page that they should not list:
 * searches, forms, the cart, the account. Filters, sort order and foreign parameters are no other page; the number of a
 * list's page is. Never throws.
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
