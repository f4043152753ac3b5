import * as v from 'valibot';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';
import { pageForm, text } from './ownLists.ts';

/** A membership of a customer, by its `id_customer_membership` (MEMB-01). */
const membership = v.object({
  id_customer_membership: v.string(),
  Membership_name: text,
  /** The key of its content (API-26); '' for none. */
  content_block: text,
  /** '' for none. */
  coupon: text,
  /** YYYY-MM-DD; '' for none. */
  expiry_date: text,
});

/** Reads a page of the customer's memberships: `POST {api}/customer/membership` (API-80). */
export const getMemberships = endpoint('getMemberships', ['API-80'], {
  ...ofCustomer,
  path: 'customer/membership',
  kind: 'read',
  form: v.object(pageForm),
  reply: apiReply({ memberships: v.array(membership) }),
});

export type Membership = v.InferOutput<typeof membership>;
