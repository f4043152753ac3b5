import type { CountryCode } from '#countries/country.ts';
import type { CouponRow } from '#mocks/cart/tables.ts';
import { emailIs, seedOfCustomers } from '#mocks/customer/seed.ts';
import { amountIn } from './amountIn.ts';
import type { CreditRow, MembershipRow } from './tables.ts';

type Credited = [
  original: number,
  used: number,
  method: CreditRow['method'],
  created: string,
  expiry: string,
  order: string,
];

/**
 * The credits of `ana`: one of each kind, one that expires three days after the day of the seed, and an expired one.
 */
const credits: readonly Credited[] = [
  [10_000, 2_500, 'refund', '2026-02-20 10:12:00', '2026-08-20', '30049'],
  [18_990, 0, 'refund', '2026-01-22 16:40:00', '2026-03-05', '30045'],
  [5_000, 1_250.5, 'promotion', '2026-02-01 00:00:00', '2026-04-30', ''],
  [25_000, 0, 'gift_card', '2025-12-24 09:30:00', '', ''],
  [7_500, 3_000, 'refund', '2025-08-15 11:05:00', '2026-02-15', '30041'],
];

/** The credits of `ana` in a country. Other customers have none. */
export function seedOfCredits(country: CountryCode) {
  const ana = seedOfCustomers(country).customers.find(emailIs('ana'))?.id ?? '';
  return {
    credits: credits.map(([original, used, method, created_date, expiry_date, order], index): CreditRow => {
      const order_nr = order && `${order.slice(0, 4)}${ana}${order.slice(4)}`;
      const id_sales_rule = `88${ana}${index + 1}`;
      return {
        customer: ana,
        id_sales_rule,
        original_amount: amountIn(country, original),
        used_amount: amountIn(country, used),
        created_date,
        expiry_date,
        method,
        order_nr,
      };
    }),
  };
}

interface Plan {
  name: string;
  key: string;
  html: string;
  expiry: string;
  /** The coupon of the members. */
  coupon: Omit<CouponRow, 'customer'>;
}

/** The memberships of `socia`: valid coupons, a refused one, and an expired membership. */
const plans: readonly Plan[] = [
  {
    name: 'Club Oro',
    key: 'membership_oro',
    html: '<h2>Club Oro</h2><p>Envío gratis en <strong>todas sus compras</strong>.</p><ul><li>15 % de descuento con su cupón</li><li>Acceso anticipado a las ofertas</li></ul>',
    expiry: '2026-12-31',
    coupon: { code: 'ORO15', label: '15 % de descuento', percent: 15, freeShipping: false, refusals: [] },
  },
  {
    name: 'Club Envíos',
    key: 'membership_envios',
    html: '<p>Sus pedidos llegan sin costo. Vea <a href="/ac-envios/">cómo funciona</a>.</p>',
    expiry: '2026-06-30',
    coupon: { code: 'ENVIOCLUB', label: 'Envío gratis', percent: 0, freeShipping: true, refusals: [] },
  },
  {
    name: 'Club Running',
    key: 'membership_running',
    html: '<p>Beneficios en zapatillas y ropa deportiva a precio de lista.</p>',
    expiry: '2026-09-15',
    coupon: {
      code: 'CORRE10',
      label: '10 % de descuento',
      percent: 10,
      freeShipping: false,
      refusals: ['COUPON_NOT_ON_DISCOUNTED'],
    },
  },
  {
    name: 'Club Familia',
    key: 'membership_familia',
    html: '<p>Una compra por mes con 5 % de descuento para toda la familia.</p>',
    expiry: '',
    coupon: { code: 'FAMILIA5', label: '5 % de descuento', percent: 5, freeShipping: false, refusals: [] },
  },
  {
    name: 'Club Verano 2025',
    key: 'membership_verano',
    html: '<p>Gracias por haber sido parte del verano.</p>',
    expiry: '2026-02-28',
    coupon: { code: 'PLAYA20', label: '', percent: 0, freeShipping: false, refusals: ['COUPON_INVALID'] },
  },
];

const couponOf = (coupon: Plan['coupon'], customer: string): CouponRow => ({ ...coupon, customer });

/** The memberships of a country with their content and coupons; only `socia` has any. */
export function seedOfMemberships(country: CountryCode) {
  const socia = seedOfCustomers(country).customers.find(emailIs('socia'))?.id ?? '';
  return {
    memberships: plans.map(({ name, key, expiry, coupon }, index): MembershipRow => ({
      customer: socia,
      id_customer_membership: `6${socia}${index + 1}`,
      Membership_name: name,
      content_block: key,
      coupon: coupon.code,
      expiry_date: expiry,
    })),
    contents: plans.map(({ key, html }) => ({ key, html })),
    coupons: plans.map(({ coupon }) => couponOf(coupon, socia)),
  };
}
