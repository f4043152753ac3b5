import { discountPercent, type Prices } from './discount.ts';

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
