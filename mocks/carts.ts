import { Collection } from '@mswjs/data';
import * as v from 'valibot';
import { table } from './table.ts';

const line = v.object({ item: v.string(), quantity: v.number() });
const cartRow = v.object({
  hash: v.string(),
  lines: v.array(line),
  /** The id of the customer to whom it belongs; '' for the cart of a guest. */
  customer: v.optional(v.string(), ''),
  /** The hash of the customer's cart that has the lines of this one since a sign in; '' for a cart in use. */
  mergedInto: v.optional(v.string(), ''),
  /** The codes of its coupons, in the order in which they were added. */
  coupons: v.optional(v.array(v.string()), []),
});

/** An item of a cart and how many of it. */
export type Line = v.InferOutput<typeof line>;

/** A stored cart; prices and names are read from the catalogue for each answer. */
export type CartRow = v.InferOutput<typeof cartRow>;

/** The carts of one visitor by hash, and their lines. */
export const cartTable = () =>
  table({ name: 'carts', schema: cartRow, key: 'hash', parts: { lines: new Collection({ schema: line }) } });
