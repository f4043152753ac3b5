import type { CountryCode } from '#countries/country.ts';
import { someAddressTypes } from '#fixtures/addresses.ts';
import { nextNumber } from '#mocks/customer/signIn.ts';
import { found, handle, handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import { addAddress, editAddress, getAddresses, getAddressTypes, removeAddress } from '#schemas/addresses.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import { getCities, getRegions } from '#schemas/cities.ts';
import { cityIn } from './tables.ts';

const defaults = ['is_default_billing', 'is_default_shipping'] as const;

const ownedBy = (db: Database, customer: string) =>
  db.addresses.list({ where: (row) => row.customer === customer });

/** The customer's addresses, as every one of these calls returns them. */
const listed = (db: Database, customer: string) => ({
  ...ok,
  addresses: ownedBy(db, customer).map(({ customer: _customer, ...address }) => address),
});

/** Refuses an unknown address and an address of another customer. */
const notFound = () => refuse('Address not found.');

/** Why the server refuses an address (API-75); undefined if it is valid. */
function refusalOf(db: Database, given: WrittenAddress) {
  const wrong = wrongAddressFields(db, given);
  if (wrong.length > 0)
    return refuse('Error on validation form, please review and try again.', {
      errors: wrong.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
    });
  if (isOfRegion(given.postcode, given.fk_customer_address_region)) return undefined;
  const message = 'Post code does not belong to the selected region.';
  return refuse(message, { errors: [{ code: 'POSTCODE_REGION', field: 'postcode', message }] });
}

/** The row of a sent address; without a city its id is 0 (ADDR-16). */
function rowOf(db: Database, { fk_customer_address_city: city = '0', ...given }: WrittenAddress) {
  const known = cityIn(db, given.fk_customer_address_region, city);
  return { ...given, fk_customer_address_city: city, city: city === '0' ? '' : (known?.name ?? '') };
}

/** Clears the default marks of the customer's other addresses: at most one address is the default. */
async function clearOtherDefaults(db: Database, customer: string, id: string) {
  const marked = db.addresses.find(id);
  for (const other of ownedBy(db, customer)) {
    if (other.id_customer_address === id) continue;
    await db.addresses.change(other.id_customer_address, (row) => {
      for (const mark of defaults) if (marked?.[mark] === '1') row[mark] = '0';
    });
  }
}

const isOwn = (db: Database, customer: string, id: string) => db.addresses.find(id)?.customer === customer;

/** The first id that the server assigns. */
const firstId = 90_000;

export const addressHandlers = [
  handleForCustomer(getAddresses, ({ db, customer }) => listed(db, customer.id)),
  handleForCustomer(addAddress, async ({ db, customer, args: { token: _token, ...given } }) => {
    const refusal = refusalOf(db, given);
    if (refusal) return refusal;
    const id = String(firstId + nextNumber(db));
    await db.addresses.add({
      customer: customer.id,
      id_customer_address: id,
      ...rowOf(db, given),
    });
    await clearOtherDefaults(db, customer.id, id);
    return listed(db, customer.id);
  }),
  handleForCustomer(
    editAddress,
    async ({ db, customer, args: { token: _token, id_customer_address: id, ...given } }) => {
      if (!isOwn(db, customer.id, id)) return notFound();
      const refusal = refusalOf(db, given);
      if (refusal) return refusal;
      await db.addresses.change(id, (row) => void Object.assign(row, rowOf(db, given)));
      await clearOtherDefaults(db, customer.id, id);
      return listed(db, customer.id);
    },
  ),
  handleForCustomer(removeAddress, async ({ db, customer, args: { id } }) => {
    if (!isOwn(db, customer.id, id)) return notFound();
    await db.addresses.remove(id);
    return listed(db, customer.id);
  }),
];

/** The fields of a sent address. */
export type WrittenAddress = Omit<ArgsOf<typeof addAddress>, 'token'>;

const name = /^[\p{L}\p{M} '’]*\p{L}[\p{L}\p{M} '’]*$/u;
const street = /^[a-záéíóúüñ\d .,#º-]+$/i;

/** A house number with its letter, or a distance on a road. No form limits its length. */
const maxNumberLength = 10;

interface Numbers {
  prefix: RegExp;
  phone: RegExp;
  postcode: RegExp;
}

const empty = /^$/;

/** The format of a country's numbers (VAL-29); a number that the country does not use must be empty. */
const numbers: Record<CountryCode, Numbers> = {
  ar: { prefix: /^\d{2,4}$/, phone: /^\d{6,8}$/, postcode: /^\d{4}$/ },
  cl: { prefix: empty, phone: /^\d{9}$/, postcode: /^\d{7}$/ },
  co: { prefix: empty, phone: /^\d{10}$/, postcode: empty },
  br: { prefix: empty, phone: /^\d{10,11}$/, postcode: /^\d{8}$/ },
};

/** The first digits of the postcodes of a region; a region that is missing here accepts any. */
const postcodes: Record<string, RegExp> = { '5': /^[1678]/, '2': /^[23]/, '31': /^2/, '71': /^8[0-7]/ };

export const isOfRegion = (postcode: string, region: string): boolean =>
  postcode === '' || (postcodes[region] ?? empty).test(postcode) || !(region in postcodes);

/** The invalid fields of an address, in the order of the form. */
function wrongAddressFields(db: Database, given: WrittenAddress): string[] {
  const { prefix, phone, postcode } = numbers[db.country];
  const { fk_customer_address_region: region, fk_customer_address_city: city } = given;
  const checks: [string, boolean][] = [
    ['first_name', name.test(given.first_name)],
    ['last_name', name.test(given.last_name)],
    ['prefix', prefix.test(given.prefix)],
    ['phone', phone.test(given.phone)],
    ['phone_optional', given.phone_optional === '' || phone.test(given.phone_optional)],
    ['fk_customer_address_region', db.regions.find(region) !== undefined],
    ['fk_customer_address_city', city === undefined || cityIn(db, region, city) !== undefined],
    ['postcode', postcode.test(given.postcode)],
    ['address1', street.test(given.address1)],
    ['street_number', given.street_number !== '' && given.street_number.length <= maxNumberLength],
    ['additional_info', given.additional_info === '' || street.test(given.additional_info)],
    [
      'address_type',
      given.address_type === '' || someAddressTypes().some(({ id }) => id === given.address_type),
    ],
  ];
  return checks.filter(([, isValid]) => !isValid).map(([field]) => field);
}

export const addressTypeHandlers = [
  handle(getAddressTypes, () => ({ ...found, data: { addresstypes: someAddressTypes() } })),
];

export const cityHandlers = [
  handle(getCities, ({ db }) => ({
    ...found,
    data: { cities: db.cities.list().map(({ place: _place, ...city }) => city) },
  })),
];

export const regionHandlers = [
  handle(getRegions, ({ db }) => ({ ...found, data: { regions: db.regions.list() } })),
];
