import { Collection } from '@mswjs/data';
import * as v from 'valibot';
import { table } from '#mocks/table.ts';
import type { Cart } from '#schemas/cart.ts';
import { couponRefusals } from '#schemas/coupons.ts';

const line = v.object({ item: v.string(), quantity: v.number() });
const cartRow = v.object({
  hash: v.string(),
  lines: v.array(line),
  /** The id of the cart's customer; '' for the cart of a guest. */
  customer: v.optional(v.string(), ''),
  /** The hash of the customer's cart that this cart was merged into at sign in; '' for a cart in use. */
  mergedInto: v.optional(v.string(), ''),
  /** The codes of its coupons, in the order in which they were added. */
  coupons: v.optional(v.array(v.string()), []),
});

/** An item of a cart and its quantity. */
export type Line = v.InferOutput<typeof line>;

/** A stored cart; prices and names are read from the catalogue for each reply. */
export type CartRow = v.InferOutput<typeof cartRow>;

export const cartTable = () =>
  table({ name: 'carts', schema: cartRow, key: 'hash', parts: { lines: new Collection({ schema: line }) } });

const couponRow = v.object({
  /** In upper case. */
  code: v.string(),
  /** The description for shoppers: '10 % de descuento'. */
  label: v.string(),
  /** Percentage off the price of every item. */
  percent: v.number(),
  freeShipping: v.optional(v.boolean(), false),
  /** The id of the only customer who may use it; '' for everybody. */
  customer: v.optional(v.string(), ''),
  /** The codes that refuse it; empty if it can be used. */
  refusals: v.optional(v.array(v.string()), []),
});

export type CouponRow = v.InferOutput<typeof couponRow>;

export const couponTable = () => table({ name: 'coupons', schema: couponRow, key: 'code' });

/** The maximum number of coupons in a cart. */
export const mostCoupons = 2;

/** The coupons of the shop: three valid ones, and one for each refusal code, named after it. */
export const couponSeed: readonly v.InferInput<typeof couponRow>[] = [
  { code: 'VERANO10', label: '10 % de descuento', percent: 10 },
  { code: 'ENVIO', label: 'Envío gratis', percent: 0, freeShipping: true },
  { code: 'BIENVENIDA5', label: '5 % de descuento', percent: 5 },
  ...couponRefusals.map((code) => ({ code, label: '', percent: 0, refusals: [code] })),
];

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The coupons of a cart as the wire has them, and their discount. */
export function discounts(applied: readonly CouponRow[], subtotal: number) {
  const coupons: Cart['coupon']['coupons'] = {};
  for (const { code, label, percent } of applied)
    coupons[code] = { code, label, amount: cents((subtotal * percent) / 100) };
  const percent = applied.reduce((sum, each) => sum + each.percent, 0);
  return {
    coupon: { coupons },
    discount: cents(Object.values(coupons).reduce((sum, { amount }) => sum + amount, 0)),
    freeShipping: applied.some(({ freeShipping }) => freeShipping),
    /** The price of a unit after the discount. */
    paid: (price: number) => cents(price * (1 - percent / 100)),
  };
}

/** The shipping fee below the country's threshold, in the major unit of its currency. */
export const shippingFee = { ar: 4500, cl: 3490, co: 12900, br: 19.9 } as const;
