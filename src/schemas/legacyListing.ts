import * as v from 'valibot';
import { sameEntries } from './listing.ts';

/** As `productEntries`, in the spelling of the legacy host (PROD-02). */
export const legacyProductEntries = {
  ...sameEntries,
  productname: v.string(),
  price: v.number(),
  specialprice: v.number(),
  seller_free_shipping: v.boolean(),
  free_shipping: v.boolean(),
  fast_shipping: v.boolean(),
};
