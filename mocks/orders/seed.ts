import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { shippingFee } from '#mocks/cart/tables.ts';
import { wireTime } from '#mocks/clock.ts';
import { seedOfCustomers } from '#mocks/customer/seed.ts';
import type { AddressRow, CustomerRow } from '#mocks/customer/tables.ts';
import type { World } from '#mocks/world.ts';
import type { OrderStatus } from '#schemas/orders.ts';
import type { StatedOrder } from './tables.ts';

/** An order of the seed: when it was placed, and the hours until each later step. */
interface Plan {
  placed: string;
  after: readonly (readonly [OrderStatus, number])[];
  items: readonly string[];
  /** Without a tracking number. */
  unfollowed?: true;
}

const delivery = [
  ['paid', 0.1],
  ['prepared', 23],
  ['shipped', 45],
  ['delivered', 76],
] as const;

/** The orders of `ana`, the oldest first: every status of an order (`docs/data.md`). */
const ofAna: readonly Plan[] = [
  { placed: '2025-08-03 20:15:00', after: delivery, items: ['MA0036-U'] },
  { placed: '2025-10-10 09:05:00', after: delivery, items: ['CL0301-M', 'IP0009-M', 'AN0107-37'] },
  { placed: '2025-11-28 00:02:00', after: delivery, items: ['NR0015-40'], unfollowed: true },
  { placed: '2025-12-18 13:30:00', after: delivery, items: ['CL0302-S', 'MA0036-U'] },
  { placed: '2026-01-20 18:44:00', after: [...delivery, ['returned', 390]], items: ['AN0107-38'] },
  { placed: '2026-02-10 21:10:00', after: [['cancelled', 14]], items: ['ZP0001-39'] },
  // One item in two lines, and one that is sold out now.
  {
    placed: '2026-02-16 10:42:00',
    after: delivery,
    items: ['ZP0001-38', 'IP0009-XL', 'CL0301-S', 'ZP0001-38'],
  },
  {
    placed: '2026-02-27 16:20:00',
    after: [...delivery.slice(0, 3), ['delivered', 95]],
    items: ['AN0107-38', 'IP0009-M'],
  },
  { placed: '2026-03-02 10:42:00', after: delivery, items: ['CL0301-M'] },
];

/** The orders of other customers who have bought before. */
const usual: readonly Plan[] = [{ placed: '2026-01-08 11:00:00', after: delivery, items: ['ZP0001-37'] }];

const hour = 3_600_000;

/** The number of days after the order in which an exchange is possible. */
const exchangeDays = 30;

const later = (date: string, hours: number) =>
  wireTime(Date.parse(`${date.replace(' ', 'T')}Z`) + hours * hour);

const carriers: Readonly<Record<CountryCode, string>> = {
  ar: 'Correo Andino',
  cl: 'Envíos Cordillera',
  co: 'Mensajería del Valle',
  br: 'Expresso Sul',
};

/** An item at the prices of the seed. */
function boughtAt(sku: string, { productOfItem }: World) {
  const { price = 0, specialPrice = 0 } = productOfItem.get(sku) ?? {};
  return { sku, quantity: 1, price, paid_price: specialPrice || price };
}

/** The price of the items, and shipping if it is below the country's threshold. */
function totalOf(items: StatedOrder['items'], country: CountryCode) {
  const sum = items.reduce((cents, { paid_price }) => cents + Math.round(paid_price * 100), 0) / 100;
  const isFree = sum >= countryByCode(country).freeShippingThreshold;
  return isFree ? sum : Math.round((sum + shippingFee[country]) * 100) / 100;
}

/** The parts of an address that an order stores. */
function sentTo(address: AddressRow | undefined) {
  if (address === undefined) return null;
  const { first_name, last_name, address1, street_number, city, postcode } = address;
  return { first_name, last_name, address1, street_number, city, postcode };
}

/** The orders of the seed in a country, at the prices of its catalogue. */
export function seedOfOrders(country: CountryCode, world: World) {
  const { customers, addresses } = seedOfCustomers(country);
  const madeBy = ({ id }: CustomerRow, plans: readonly Plan[]) =>
    plans.map(({ placed, after, items: skus, unfollowed }, index) => {
      const number = `${id}${index + 1}`;
      const items = skus.map((sku) => boughtAt(sku, world));
      const steps = after.map(([code, hours]) => ({ code, date: later(placed, hours) }));
      const isCancelled = steps.some(({ code }) => code === 'cancelled');
      const order: StatedOrder = {
        order_nr: `3004${number}`,
        total: totalOf(items, country),
        steps: [{ code: 'received', date: placed }, ...steps],
        tracking: unfollowed ? '' : `CA8841${number}`,
        delivery_carrier: carriers[country],
        exchange_until: isCancelled ? '' : later(placed, exchangeDays * 24).slice(0, 10),
        shipping_address: sentTo(addresses.find(({ customer }) => customer === id)),
        items,
      };
      return { customer: id, order };
    });
  return customers
    .filter(({ hasOrders }) => hasOrders)
    .flatMap((row) => madeBy(row, row.first_name === 'Ana' ? ofAna : usual));
}
