import type { Crumb, ListedProduct } from '#schemas/listing.ts';
import type { BeaconEvent, BeaconPayload } from '#schemas/tracking.ts';
import { simpleAddress, trackedAddress } from './trackedAddress.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A moment in the time zone of the device, 'YYYY-MM-DDTHH:mm:ss' (TRACK-14). */
export function localTimestamp(moment: Date): string {
  const date = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');
  return `${date}T${time}`;
}

/** What a list has loaded, as far as its page view names it. */
interface TrackedList {
  search: boolean;
  breadcrumb: readonly Crumb[];
  /** The brands that are chosen as a filter. */
  brands: readonly string[];
  products: readonly Pick<ListedProduct, 'id' | 'sku'>[];
}

/** The payload of a list: its category and brand, or that it is a search, with the products found (TRACK-15, TRACK-18, TRACK-19). */
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

/** Who visits which address, when. */
interface Visit {
  clientId: string;
  agent: string;
  /** '' without a customer. */
  customerId: string;
  moment: Date;
  /** Absolute. */
  address: string;
  /** The one before it in the shop, else that of the page that led to the shop; '' without any. */
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
const longest = 50;

/** Number of levels of categories in an event (TRACK-35). */
const levels = 4;

/** A description without bullets and line breaks, cut to 50 characters (TRACK-33, TRACK-34). */
export const trackedDescription = (description: string): string =>
  description
    .replaceAll(/[•·▪\r\n]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest);

/** Up to 4 levels of categories, and how the product is shipped (TRACK-35, TRACK-36). */
export const trackedCategories = (categories: readonly string[], freeShipping: boolean): string =>
  [...categories.slice(0, levels), freeShipping ? 'Envío gratis' : 'Envío pago'].join('/');

/** The price that is paid, cut to its integer part (TRACK-16, TRACK-17). */
export const trackedPrice = ({ price, specialprice }: { price: number; specialprice: number }): number =>
  Math.trunc(specialprice > 0 ? specialprice : price);
