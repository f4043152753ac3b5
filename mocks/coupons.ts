import * as v from 'valibot';
import type { Cart } from '#schemas/cart.ts';
import { couponRefusals } from '#schemas/coupons.ts';
import { table } from './table.ts';

const couponRow = v.object({
  /** In upper case. */
  code: v.string(),
  /** What it does, for shoppers: '10 % de descuento'. */
  label: v.string(),
  /** Percent of the price of every item. */
  percent: v.number(),
  freeShipping: v.optional(v.boolean(), false),
  /** The id of the only customer who may use it; '' for everybody. */
  customer: v.optional(v.string(), ''),
  /** The codes of its refusals; none if it can be used. */
  refusals: v.optional(v.array(v.string()), []),
});

/** A coupon that the shop has given out. */
export type CouponRow = v.InferOutput<typeof couponRow>;

/** The coupons that a visitor can use, by code. */
export const couponTable = () => table({ name: 'coupons', schema: couponRow, key: 'code' });

/** The number of coupons that a cart takes. */
export const mostCoupons = 2;

/** The coupons of the shop: three that can be used, and one for each refusal, named by it. */
export const couponSeed: readonly v.InferInput<typeof couponRow>[] = [
  { code: 'VERANO10', label: '10 % de descuento', percent: 10 },
  { code: 'ENVIO', label: 'Envío gratis', percent: 0, freeShipping: true },
  { code: 'BIENVENIDA5', label: '5 % de descuento', percent: 5 },
  ...couponRefusals.map((code) => ({ code, label: '', percent: 0, refusals: [code] })),
];

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What the coupons of a cart come to: the map of the wire, and what they take off. */
export function discounts(applied: readonly CouponRow[], subtotal: number) {
  const coupons: Cart['coupon']['coupons'] = {};
  for (const { code, label, percent } of applied)
    coupons[code] = { code, label, amount: cents((subtotal * percent) / 100) };
  const percent = applied.reduce((sum, each) => sum + each.percent, 0);
  return {
    coupon: { coupons },
    discount: cents(Object.values(coupons).reduce((sum, { amount }) => sum + amount, 0)),
    freeShipping: applied.some(({ freeShipping }) => freeShipping),
    /** The price of a unit after them. */
    paid: (price: number) => cents(price * (1 - percent / 100)),
  };
}
