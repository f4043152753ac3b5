import { discountPercent, type Prices } from './discount.ts';

/** What a product costs now, and where that is less than before: how much it was and how many percent it saves. */
export interface Offer {
  now: number;
  before: number | undefined;
  percent: number | undefined;
}

/** The price to show (PROD-06, FMT-09): the special one where it is above 0 and below the price. */
export function offerOf({ price, specialprice }: Prices): Offer {
  const reduced = specialprice > 0 && specialprice < price;
  return {
    now: reduced ? specialprice : price,
    before: reduced ? price : undefined,
    percent: discountPercent({ price, specialprice }),
  };
}
