import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const method = v.object({
  name: v.string(),
  price: v.number(),
  days_min: v.number(),
  days_max: v.number(),
});

/** How something can be sent to a place, by the code of each method: `GET {api}/shipping/getshippingmethods/` (API-44). */
export const getShippingMethods = endpoint({
  name: 'getShippingMethods',
  requirements: ['API-44'],
  method: 'GET',
  base: 'api',
  path: 'shipping/getshippingmethods/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  query: v.object({
    location: v.string(),
    shipment_type: v.picklist(['standard', 'fast']),
    supplier: v.exactOptional(v.string()),
  }),
  reply: v.object({ success: v.literal(true), message: v.string(), data: v.record(v.string(), method) }),
});

/** A way of sending: its name, its price in the currency's major unit, and the days that it takes. */
export type ShippingMethod = v.InferOutput<typeof method>;
