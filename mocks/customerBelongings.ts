import type { CountryCode } from '#countries/country.ts';
import { aPerson, type Person } from '#fixtures/people/person.ts';
import type { PersonaName } from '#fixtures/people/personas.ts';
import type { CartRow, Line } from './carts.ts';
import type { AddressRow, CustomerRow, WishRow } from './customers.ts';

/** What the customers of the seed have: rows of the tables of the same names. */
export interface Belongings {
  addresses: AddressRow[];
  wishes: WishRow[];
  carts: CartRow[];
}

/** What a persona has (`docs/data.md`); the items are in stock in every country. */
const belongings: Partial<Record<PersonaName, { addresses: number; wishes: string[]; lines: Line[] }>> = {
  ana: {
    addresses: 3,
    wishes: ['ZP0001', 'AN0107', 'CL0301', 'NR0015', 'IP0009', 'MA0036'],
    lines: [
      { item: 'CL0301-S', quantity: 2 },
      { item: 'AN0107-38', quantity: 1 },
    ],
  },
  nueva: { addresses: 0, wishes: [], lines: [] },
  socia: { addresses: 1, wishes: ['ZP0001', 'CL0302'], lines: [{ item: 'ZP0001-38', quantity: 1 }] },
};

/** Everybody else. */
const usual = { addresses: 1, wishes: [], lines: [] };

/** The first address is the customer's own, and the default one; the others are those of made-up people. */
function addressesOf(
  country: CountryCode,
  { id, first_name, last_name }: CustomerRow,
  own: Person,
  count: number,
): AddressRow[] {
  return Array.from({ length: count }, (_, place) => {
    const isDefault = place === 0 ? '1' : '0';
    const { address } = place === 0 ? own : aPerson(country, `address ${place} of ${id}`);
    return {
      customer: id,
      id_customer_address: `${id}${place + 1}`,
      first_name,
      last_name,
      ...address,
      address_type: '1',
      is_default_billing: isDefault,
      is_default_shipping: isDefault,
    };
  });
}

/** What a customer of the seed has; `persona` for the fixed ones. */
export function belongingsOf(
  country: CountryCode,
  customer: CustomerRow,
  person: Person,
  persona?: PersonaName,
): Belongings {
  const { id } = customer;
  const { addresses, wishes, lines } = (persona && belongings[persona]) ?? usual;
  const cart = { hash: `ca${id}`, customer: id, mergedInto: '', coupons: [], lines };
  return {
    addresses: addressesOf(country, customer, person, addresses),
    wishes: wishes.map((sku, place) => ({ id: `${id}${place + 51}`, customer: id, sku })),
    carts: lines.length > 0 ? [cart] : [],
  };
}
