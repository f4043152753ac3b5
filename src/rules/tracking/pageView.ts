import { parseUrl } from '#lib/parse.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { Crumb, ListedProduct } from '#schemas/listing.ts';
import type { BeaconEvent, BeaconPayload } from '#schemas/tracking.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A moment in the time zone of the device, 'YYYY-MM-DDTHH:mm:ss' (TRACK-14). */
export function localTimestamp(moment: Date): string {
  const date = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');
  return `${date}T${time}`;
}

/** The fields of a loaded list that its page view contains. */
interface TrackedList {
  search: boolean;
  breadcrumb: readonly Crumb[];
  /** The brands that are chosen as a filter. */
  brands: readonly string[];
  products: readonly Pick<ListedProduct, 'id' | 'sku'>[];
}

/** Returns the payload of a list: category and brand, or the search, with the products (TRACK-15, TRACK-18, TRACK-19). */
export function listPayload(
  { search, breadcrumb, brands, products }: TrackedList,
  moment: Date,
): BeaconPayload {
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  const brandName = brands.length === 1 ? (brands[0] ?? '') : '';
  const pageCategory = breadcrumb.map(({ label }) => label).join('|');
  if (!search) return { catalogpage: { brandName, pageCategory } };
  const local_timestamp = localTimestamp(moment);
  return {
    catalogpage: { brandName, categoryName: 'SearchResult' },
    search: { products: products.map(({ id, sku }) => ({ id: sku, group_id: id, local_timestamp })) },
  };
}

/** The payload of a product's page (TRACK-16, TRACK-17). */
export const productPayload = (
  product: Pick<
    ListedProduct,
    'brand' | 'productImage' | 'categories' | 'price' | 'specialprice' | 'productName' | 'sku'
  >,
): BeaconPayload => ({
  productpage: {
    brand: product.brand,
    image: product.productImage,
    pageCategory: product.categories.join('|'),
    price: trackedPrice(product),
    productName: product.productName,
    sku: product.sku,
  },
});

/** The customer, the URL and the time of a page view. */
interface Visit {
  clientId: string;
  agent: string;
  /** '' without a customer. */
  customerId: string;
  moment: Date;
  /** Absolute. */
  address: string;
  /** The URL before it in the shop, else of the page that led to the shop; '' without any. */
  referrer: string;
}

/** The event of a beacon (TRACK-13, TRACK-14). */
export const beaconEvent = (
  { clientId, agent, customerId, moment, address, referrer }: Visit,
  event: BeaconEvent['event'],
  payload: BeaconPayload,
): BeaconEvent => ({
  bid: clientId,
  client: { agent, platform: 'pwa' },
  consumer_id: customerId,
  created_at: moment.toISOString(),
  event,
  identifiers: { ucid: { type: 'COOKIE', value: clientId } },
  local_timestamp: localTimestamp(moment),
  payload,
  source: 'pwa',
  url: trackedAddress(address),
  url_referrer: trackedAddress(referrer),
  url_simple: simpleAddress(address),
});

/** Longest description in an event (TRACK-33). */
const maxLength = 50;

/** Number of levels of categories in an event (TRACK-35). */
const levels = 4;

/** A description without bullets and line breaks, cut to 50 characters (TRACK-33, TRACK-34). */
export const trackedDescription = (description: string): string =>
  description
    .replaceAll(/[•·▪\r\n]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength);

/** Up to 4 levels of categories, and how the product is shipped (TRACK-35, TRACK-36). */
export const trackedCategories = (categories: readonly string[], freeShipping: boolean): string =>
  [...categories.slice(0, levels), freeShipping ? 'Envío gratis' : 'Envío pago'].join('/');

/** The price that is paid, cut to its integer part (TRACK-16, TRACK-17). */
export const trackedPrice = ({ price, specialprice }: { price: number; specialprice: number }): number =>
  Math.trunc(specialprice > 0 ? specialprice : price);

/** Parameters that log a customer in or identify her or her data. */
const secret = new Set([
  'hash',
  'token',
  'autologin',
  'emptycart',
  'email',
  'key',
  'code',
  'fingerprint',
  'uid',
]);

/** Personal texts that may be typed anywhere: an e-mail, a document or a phone. */
const email = /[^\s@]+@[^\s@]+/g;
const longNumber = /\d[\d .\-+]{5,}\d/g;

/** Parts of the shop whose URLs contain customer data: an order, an address, a newsletter's key. */
const personal = /^\/(?:account|newsletter|customer|checkout)(?:\/|$)/;

/** Replaces each segment of a path that identifies a customer by a dash. */
function plainPath(pathname: string): string {
  if (!personal.test(pathname)) return pathname.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '-');
  return Object.values(routeOf(pathname).params).reduce(
    (path, value) => path.replace(`/${encodeURIComponent(value)}`, '/-').replace(`/${value}`, '/-'),
    pathname,
  );
}

function plainText(name: string, text: string): string {
  const withoutEmail = text.replaceAll(email, '-');
  // Prices are long numbers too, but a number in a search may be a document.
  return name === 'q' ? withoutEmail.replaceAll(longNumber, '-') : withoutEmail;
}

/**
 * Removes from an absolute URL the fragment, and all data that log a customer in or identify her
 * (docs/decisions/060-what-tracking-says.md). '' for an invalid URL. Never throws.
 */
export function trackedAddress(address: string): string {
  const url = parseUrl(address);
  // Stryker disable next-line Regex: a protocol ends with its only colon
  if (url === undefined || !/^https?:$/.test(url.protocol)) return '';
  const path = plainPath(url.pathname);
  if (personal.test(url.pathname)) return url.origin + path;
  const names = [...new Set(url.searchParams.keys())];
  const isPlain = names.every(
    (name) =>
      !secret.has(name.toLowerCase()) &&
      url.searchParams.getAll(name).every((text) => plainText(name, text) === text),
  );
  // A URL without personal data stays unchanged.
  if (isPlain) return url.origin + path + url.search;
  const kept = [...url.searchParams]
    .filter(([name]) => !secret.has(name.toLowerCase()))
    .map(([name, text]) => [name, plainText(name, text)]);
  const query = new URLSearchParams(kept).toString();
  return url.origin + path + (query === '' ? '' : `?${query}`);
}

/** The same without its query (TRACK-14). */
export const simpleAddress = (address: string): string => trackedAddress(address).replace(/\?.*/, '');
