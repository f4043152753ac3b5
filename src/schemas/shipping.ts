import * as v from 'valibot';
import { apiRead, endpoint } from './endpoint.ts';

const method = v.object({
  name: v.string(),
  price: v.number(),
  days_min: v.number(),
  days_max: v.number(),
});

/** Reads the shipping methods for a location, by code: `GET {api}/shipping/getshippingmethods/` (API-44). */
export const getShippingMethods = endpoint('getShippingMethods', ['API-44'], {
  ...apiRead,
  path: 'shipping/getshippingmethods/',
  query: v.object({
    location: v.string(),
    shipment_type: v.picklist(['standard', 'fast']),
    supplier: v.exactOptional(v.string()),
  }),
  reply: v.object({ success: v.literal(true), message: v.string(), data: v.record(v.string(), method) }),
});

/** A shipping method: name, price in the currency's major unit, duration in days. */
export type ShippingMethod = v.InferOutput<typeof method>;
