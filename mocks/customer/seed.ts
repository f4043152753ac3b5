import type { CountryCode } from '#countries/country.ts';
import { newsletters } from '#fixtures/customer.ts';
import {
  aPerson,
  aPersona,
  emailOf,
  type Person,
  type PersonaName,
  personaNames,
  personaPassword,
} from '#fixtures/people/person.ts';
import type { CartRow, Line } from '#mocks/cart/tables.ts';
import { clockAt, hashLife } from '#mocks/clock.ts';
import type { BankData } from '#schemas/customerShape.ts';
import type { AddressRow, CustomerRow, DeviceRow, WishRow } from './tables.ts';

/** The first id of each country, so that a hash is unknown in other countries. */
const firstId: Record<CountryCode, number> = { ar: 1100, cl: 1200, co: 1300, br: 1400 };

/** The number of customers in addition to the personas. */
const others = 7;

/** The account to which a country returns money (API-86). */
function accountOf(country: CountryCode, person: Person): BankData {
  const { first_name, last_name, identification, cuit_cuil, email } = person;
  const owner = {
    owner_name: `${first_name} ${last_name}`,
    account_type: 'savings',
    owner_email: email,
  } as const;
  if (country === 'ar')
    return { ...owner, owner_document: identification, cbu: '2850590940090418135201', cuit_cuil };
  if (country === 'cl') return { ...owner, rut: identification, account_number: '00123456' };
  return { ...owner, owner_document: identification, account_number: '00123456' };
}

function rowOf(country: CountryCode, index: number, person: Person): CustomerRow {
  const id = String(firstId[country] + index);
  const { cuit_cuil: _cuit, address: _address, ...known } = person;
  return {
    ...known,
    id,
    password: personaPassword,
    hash: `h-${id}`,
    hashExpires: clockAt().now().getTime() + hashLife,
    socialId: '',
    newsletters: index % 2 === 0 ? [newsletters[0].key] : [],
    hasOrders: false,
    twoStep: false,
    bankData: null,
  };
}

/** The traits of each persona (`docs/data.md`). */
const traits = {
  ana: (country: CountryCode, person: Person) => ({ hasOrders: true, bankData: accountOf(country, person) }),
  nueva: () => ({ newsletters: [] }),
  segura: () => ({ twoStep: true }),
  confiada: () => ({ twoStep: true }),
  socia: () => ({}),
};

function made(country: CountryCode) {
  const personas = personaNames.map((name, index) => {
    const person = aPersona(name, country);
    const row = { ...rowOf(country, index, person), ...traits[name](country, person) };
    return { row, has: belongingsOf(country, row, person, name) };
  });
  const people = Array.from({ length: others }, (_, index) => {
    const person = aPerson(country, `customer ${index}`);
    const row = { ...rowOf(country, personas.length + index, person), hasOrders: index % 2 === 0 };
    return { row, has: belongingsOf(country, row, person) };
  });
  const customer = personas[personaNames.indexOf('confiada')]?.row.id ?? '';
  const added = clockAt().now().getTime();
  const devices: DeviceRow[] = [
    { id: '51', customer, name: 'Chrome en Android', fingerprint: '', added },
    {
      id: '52',
      customer,
      name: 'Safari en iPad',
      fingerprint: '1c1d5f0e-52c3-4b3e-9d0a-7f6a3d1b9e42',
      added,
    },
  ];
  const all = [...personas, ...people];
  return {
    customers: all.map(({ row }) => row),
    devices,
    addresses: all.flatMap(({ has }) => has.addresses),
    wishes: all.flatMap(({ has }) => has.wishes),
    carts: all.flatMap(({ has }) => has.carts),
  };
}

const known = new Map<CountryCode, ReturnType<typeof made>>();

/** The customers of the seed in a country and their belongings: rows by table. */
export function seedOfCustomers(country: CountryCode) {
  const seed = known.get(country) ?? made(country);
  known.set(country, seed);
  return seed;
}

/** The belongings of the seed's customers: rows of the tables with the same names. */
export interface Belongings {
  addresses: AddressRow[];
  wishes: WishRow[];
  carts: CartRow[];
}

/** The belongings of each persona (`docs/data.md`). The items are in stock in every country. */
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

/** All other customers. */
const usual = { addresses: 1, wishes: [], lines: [] };

/** The first address is the customer's own and the default one; the others are of invented people. */
function addressesOf(
  country: CountryCode,
  { id, first_name, last_name }: CustomerRow,
  own: Person,
  count: number,
): AddressRow[] {
  return Array.from({ length: count }, (_, index) => {
    const isDefault = index === 0 ? '1' : '0';
    const { address } = index === 0 ? own : aPerson(country, `address ${index} of ${id}`);
    return {
      customer: id,
      id_customer_address: `${id}${index + 1}`,
      first_name,
      last_name,
      ...address,
      address_type: '1',
      is_default_billing: isDefault,
      is_default_shipping: isDefault,
    };
  });
}

/** The belongings of a customer of the seed; `persona` for the fixed customers. */
function belongingsOf(
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
    wishes: wishes.map((sku, index) => ({ id: `${id}${index + 51}`, customer: id, sku })),
    carts: lines.length > 0 ? [cart] : [],
  };
}

/** Whether a customer is this persona. A persona has the same e-mail in every country. */
export const emailIs =
  (name: PersonaName) =>
  ({ email }: { email: string }): boolean =>
    email === emailOf(name);
