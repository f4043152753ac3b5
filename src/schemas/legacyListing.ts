import * as v from 'valibot';
import { sharedProductEntries } from './listing.ts';

/** `productEntries` with the field names of the legacy host (PROD-02). */
export const legacyProductEntries = {
  ...sharedProductEntries,
  productname: v.string(),
  price: v.number(),
  specialprice: v.number(),
  seller_free_shipping: v.boolean(),
  free_shipping: v.boolean(),
  fast_shipping: v.boolean(),
};
