import type { CountryCode } from '#countries/country.ts';
import { newsletters } from '#fixtures/customer.ts';
import { aPerson, type Person } from '#fixtures/people/person.ts';
import { aPersona, personaNames, personaPassword } from '#fixtures/people/personas.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { clockAt } from './clock.ts';
import { belongingsOf } from './customerBelongings.ts';
import type { CustomerRow, DeviceRow } from './customers.ts';
import { hashLife } from './lifetimes.ts';

/** The first id of each country: no hash is known in another one. */
const firstId: Record<CountryCode, number> = { ar: 1100, cl: 1200, co: 1300, br: 1400 };

/** How many customers there are besides the personas. */
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

function rowOf(country: CountryCode, place: number, person: Person): CustomerRow {
  const id = String(firstId[country] + place);
  const { cuit_cuil: _cuit, address: _address, ...known } = person;
  return {
    ...known,
    id,
    password: personaPassword,
    hash: `h-${id}`,
    hashExpires: clockAt().now().getTime() + hashLife,
    socialId: '',
    newsletters: place % 2 === 0 ? [newsletters[0].key] : [],
    hasOrders: false,
    twoStep: false,
    bankData: null,
  };
}

/** What a persona is known for (`docs/data.md`). */
const traits = {
  ana: (country: CountryCode, person: Person) => ({ hasOrders: true, bankData: accountOf(country, person) }),
  nueva: () => ({ newsletters: [] }),
  segura: () => ({ twoStep: true }),
  confiada: () => ({ twoStep: true }),
  socia: () => ({}),
};

function made(country: CountryCode) {
  const personas = personaNames.map((name, place) => {
    const person = aPersona(name, country);
    const row = { ...rowOf(country, place, person), ...traits[name](country, person) };
    return { row, has: belongingsOf(country, row, person, name) };
  });
  const people = Array.from({ length: others }, (_, place) => {
    const person = aPerson(country, `customer ${place}`);
    const row = { ...rowOf(country, personas.length + place, person), hasOrders: place % 2 === 0 };
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

/** The customers of a country with whom a visitor's data begin, and what belongs to them: rows by table. */
export function seedOfCustomers(country: CountryCode) {
  const seed = known.get(country) ?? made(country);
  known.set(country, seed);
  return seed;
}
