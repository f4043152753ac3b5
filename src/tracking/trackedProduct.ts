import { trackedCategories, trackedPrice } from '#rules/tracking/pageView.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { ListedProduct } from '#schemas/listing.ts';

/** A product in an event of the data layer. */
export interface TrackedProduct {
  id: string;
  name: string;
  brand: string;
  price: number;
  /** Up to four levels and the shipping (TRACK-35); left out where the shop does not know them. */
  category?: string;
  /** In its list, from 1 (TRACK-29). */
  position?: number;
  description?: string;
  quantity?: number;
  size?: string;
}

/** A product as lists, shelves and pages have it. */
type Known = Pick<ListedProduct, 'sku' | 'productName' | 'brand' | 'price' | 'specialprice'> &
  Partial<Pick<ListedProduct, 'categories' | 'freeShipping'>>;

/** A product as events name it. */
export const trackedProduct = (
  { sku: id, productName: name, brand, categories, freeShipping = false, ...prices }: Known,
  more: Pick<TrackedProduct, 'position' | 'description'> = {},
): TrackedProduct => ({
  id,
  name,
  brand,
  price: trackedPrice(prices),
  ...(categories && { category: trackedCategories(categories, freeShipping) }),
  ...more,
});

/** A line of the cart as events name it. */
export const trackedLine = (line: CartItem): TrackedProduct => ({
  id: line.sku,
  name: line.name,
  brand: line.brand_name,
  price: trackedPrice({ price: line.price, specialprice: line.special_price }),
  category: trackedCategories(line.categories.split('|').filter(Boolean), line.freeshipping),
  quantity: line.quantity,
  size: line.size,
});
