import type { FastShipping } from '#schemas/listing.ts';

/** The current price of a product; with a discount, also the original price and the percentage. */
export interface Offer {
  now: number;
  before: number | undefined;
  percent: number | undefined;
}

/** The price to show (PROD-06, FMT-09): the special price if it is above 0 and below the regular price. */
export function offerOf({ price, specialprice }: Prices): Offer {
  const reduced = specialprice > 0 && specialprice < price;
  return {
    now: reduced ? specialprice : price,
    before: reduced ? price : undefined,
    percent: discountPercent({ price, specialprice }),
  };
}

/** Prices of a product in the currency's major unit; `specialprice` is 0 for none. */
export interface Prices {
  price: number;
  specialprice: number;
}

/**
 * Discount in whole percent (FMT-09): floor((price − specialprice) × 100 / price); undefined if there is none, or
 * less than 1 percent. Computed in cents, because 29.9 × 100 is not an integer in floating point.
 */
export function discountPercent({ price, specialprice }: Prices): number | undefined {
  // Stryker disable next-line EqualityOperator: equal prices give a discount of 0 %, which is none
  if (specialprice <= 0 || specialprice >= price) return undefined;
  const [full, now] = [Math.round(price * 100), Math.round(specialprice * 100)];
  const percent = Math.floor(((full - now) * 100) / full);
  return percent === 0 ? undefined : percent;
}

interface Stocked extends Prices {
  available: boolean;
  sizes: readonly { stock: number }[];
}

/** Whether no size is in stock (PROD-11), or the product has no price: it must not be sold for 0. */
export const isSoldOut = (product: Stocked): boolean =>
  !product.available || !product.sizes.some(({ stock }) => stock > 0) || offerOf(product).now <= 0;

/** Key of a low-stock text: the last unit, or the last two. */
export type StockLabel = 'last' | 'lastTwo';

/** The low-stock text for a stock (SHIP-08); undefined if the stock is not low. */
export function stockLabel(stock: number): StockLabel | undefined {
  if (stock === 1) return 'last';
  return stock === 2 ? 'lastTwo' : undefined;
}

/**
 * Whether fast shipping is shown (SHIP-04): it is active, and an enabled option serves the chosen city. Without a chosen
 * city it only needs to be active. `city` is the city's id.
 */
export function showsFastShipping(
  { MainShipping, SecondaryShipping, fastShippingActive }: FastShipping,
  city: string | undefined,
): boolean {
  if (!fastShippingActive || city === undefined) return fastShippingActive;
  return [MainShipping, SecondaryShipping].some(
    ({ enabled, availableCities }) => enabled && availableCities.includes(city),
  );
}
