import * as v from 'valibot';
import { bffRead, endpoint } from './endpoint.ts';
import {
  type Crumb,
  crumb,
  type FastShipping,
  type ListedProduct,
  productEntries,
  type ShippingOption,
  shippingOption,
  sizeEntry,
} from './listing.ts';

/** Fields of the same product in another color, the same in both sources. */
export const relatedEntries = {
  sku: v.string(),
  color: v.string(),
  productImage: v.string(),
  url: v.string(),
};

const relatedProduct = v.object({ productName: v.string(), ...relatedEntries });

/** A size conversion table on the wire, of a product or of all kinds of products (API-26, API-39). */
export const sizeTable = v.object({
  title: v.string(),
  systems: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

const noShipping: ShippingOption = { enabled: false, availableCities: [] };

/**
 * Fields that a product page adds, the same in both sources. Without its price or sizes a product cannot be sold; any
 * other field that is missing or of another shape costs the page only the part that shows it.
 */
export const productDetailEntries = {
  description: v.fallback(v.string(), ''),
  otherimages: v.fallback(v.array(v.string()), []),
  sizes: v.array(sizeEntry),
  size_convertion_table: v.fallback(v.nullable(sizeTable), null),
  breadcrumbs: v.fallback(v.array(crumb), []),
  MainShipping: v.fallback(shippingOption, noShipping),
  SecondaryShipping: v.fallback(shippingOption, noShipping),
};

/** Reads a product by the path of its page, '.html' included: `GET {bff}catalog/product-details` (API-40). */
export const getProduct = endpoint('getProduct', ['API-40'], {
  ...bffRead,
  path: 'catalog/product-details',
  query: v.object({ path: v.string() }),
  reply: v.object({
    data: v.object({
      ...productEntries,
      ...productDetailEntries,
      related: v.fallback(v.array(relatedProduct), []),
    }),
  }),
});

/** The same product in another color (PROD-18). */
export type RelatedProduct = v.InferOutput<typeof relatedProduct>;

/** Size conversion table; the first column is the country's own system (PROD-14). */
export type SizeTable = v.InferOutput<typeof sizeTable>;

/** A product on its own page (PROD-01). */
export interface Product extends ListedProduct, FastShipping {
  /** Plain text, one statement per line. */
  description: string;
  otherimages: string[];
  related: RelatedProduct[];
  size_convertion_table: SizeTable | null;
  breadcrumb: Crumb[];
}
