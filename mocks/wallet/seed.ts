import type { CountryCode } from '#countries/country.ts';
import type { CouponRow } from '#mocks/cart/tables.ts';
import { emailIs, seedOfCustomers } from '#mocks/customer/seed.ts';
import type { CreditRow, MembershipRow, MovementRow, WalletRow } from './tables.ts';

/** The exchange rate of an Argentine amount in each country. */
const worth: Record<CountryCode, number> = { ar: 1, cl: 0.5, co: 4, br: 0.01 };

const amountIn = (country: CountryCode, amount: number) => Math.round(amount * worth[country] * 100) / 100;

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

type Moved = [type: MovementRow['type'], amount: number, date: string, expiry: string, text: string];

/** The movements of `ana`, the oldest first; the last one happens when the promotion before it expires. */
const movements: readonly Moved[] = [
  ['in', 20_000, '2025-07-04 12:00:00', '', 'Carga de saldo'],
  ['promotion', 3_000, '2025-07-20 00:00:00', '2025-09-30', 'Promoción de invierno'],
  ['out', 12_499.9, '2025-08-03 20:15:00', '', 'Compra'],
  ['return', 8_200.4, '2025-08-15 11:05:00', '', 'Devolución de su compra'],
  ['expired', 1_000, '2025-10-01 00:00:00', '', 'Promoción de invierno'],
  ['out', 9_000.5, '2025-10-10 09:05:00', '', 'Compra'],
  ['gift_card', 15_000, '2025-11-02 18:31:00', '2026-11-02', 'Tarjeta de regalo de Carla'],
  ['in', 5_000.1, '2025-11-20 08:00:00', '', 'Carga de saldo'],
  ['out', 17_250.2, '2025-11-28 00:02:00', '', 'Compra'],
  ['return', 4_300.3, '2025-12-20 15:45:00', '', 'Devolución de su compra'],
  ['promotion', 2_500, '2026-01-06 00:00:00', '2026-03-10', 'Promoción de Reyes'],
  ['out', 6_700.2, '2026-01-20 18:44:00', '', 'Compra'],
  ['gift_card', 5_000, '2026-02-14 10:00:00', '2027-02-14', 'Tarjeta de regalo de Julia'],
  ['in', 1_250.5, '2026-02-27 16:20:00', '', 'Carga de saldo'],
  ['expired', 2_500, '2026-03-11 00:00:00', '', 'Promoción de Reyes'],
];

/** The credits and the wallet of `ana` in a country. Other customers have none. */
export function seedOfWallets(country: CountryCode) {
  const ana = seedOfCustomers(country).customers.find(emailIs('ana'))?.id ?? '';
  const wallet_id = `7${ana}`;
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
    wallets: [{ customer: ana, wallet_id, refundable: true }] satisfies WalletRow[],
    movements: movements.map(([type, amount, date, expiry_date, description], index): MovementRow => ({
      wallet_id,
      id: `9${ana}${String(index + 1).padStart(2, '0')}`,
      type,
      amount: amountIn(country, amount),
      date,
      expiry_date,
      description,
      order_nr: '',
    })),
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
