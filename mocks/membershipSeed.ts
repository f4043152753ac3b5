import type { CountryCode } from '#countries/country.ts';
import type { CouponRow } from './coupons.ts';
import { seedOfCustomers } from './customerSeed.ts';
import { emailIs } from './personaEmail.ts';
import type { MembershipRow } from './walletTables.ts';

interface Plan {
  name: string;
  key: string;
  html: string;
  expiry: string;
  /** The coupon of the members. */
  coupon: Omit<CouponRow, 'customer'>;
}

/** The memberships of `socia`: coupons that can be used, one that is refused, and a membership that has expired. */
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

/** The memberships of a country with their content and coupons; those of `socia` alone. */
export function seedOfMemberships(country: CountryCode) {
  const socia = seedOfCustomers(country).customers.find(emailIs('socia'))?.id ?? '';
  return {
    memberships: plans.map(({ name, key, expiry, coupon }, place): MembershipRow => ({
      customer: socia,
      id_customer_membership: `6${socia}${place + 1}`,
      Membership_name: name,
      content_block: key,
      coupon: coupon.code,
      expiry_date: expiry,
    })),
    contents: plans.map(({ key, html }) => ({ key, html })),
    coupons: plans.map(({ coupon }) => couponOf(coupon, socia)),
  };
}
