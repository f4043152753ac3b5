import * as v from 'valibot';
import { place } from './shell.ts';

// Separate from the calls: the persisted customer is validated at every start, while the calls load with the screens.

/** The part of the customer slice that is persisted (PERS-08). */
export const persistedCustomer = v.object({
  loggedIn: v.boolean(),
  /** Number of sessions that have ended on this device, by which tabs tell an older copy (PERS-08). */
  endedSessions: v.number(),
  idCustomer: v.optional(v.string()),
  first_name: v.optional(v.string()),
  keepSession: v.optional(v.boolean()),
  buyerType: v.picklist(['logged out', 'new customer', 'existing customer']),
  visitor_has_orders: v.boolean(),
  /** The city of her default shipping address (GEO-03). */
  geolocation: v.optional(place),
});

/** The customer as the device keeps her. */
export type PersistedCustomer = v.InferOutput<typeof persistedCustomer>;
