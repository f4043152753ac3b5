import type { CountryCode } from '#countries/country.ts';
import { someAddressTypes } from '#fixtures/addressTypes.ts';
import type { addAddress } from '#schemas/addresses.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import { cityIn } from './places.ts';
import type { Session } from './session.ts';

/** The fields of an address that is sent. */
export type WrittenAddress = Omit<ArgsOf<typeof addAddress>, 'token'>;

const name = /^[\p{L}\p{M} '’]*\p{L}[\p{L}\p{M} '’]*$/u;
const street = /^[a-záéíóúüñ\d .,#º-]+$/i;

/** A house number with its letter, or a distance on a road: no form says how long it may be. */
const longestNumber = 10;

interface Numbers {
  prefix: RegExp;
  phone: RegExp;
  postcode: RegExp;
}

const empty = /^$/;

/** What the numbers of a country look like (VAL-29); one that is not asked for is empty. */
const numbers: Record<CountryCode, Numbers> = {
  ar: { prefix: /^\d{2,4}$/, phone: /^\d{6,8}$/, postcode: /^\d{4}$/ },
  cl: { prefix: empty, phone: /^\d{9}$/, postcode: /^\d{7}$/ },
  co: { prefix: empty, phone: /^\d{10}$/, postcode: empty },
  br: { prefix: empty, phone: /^\d{10,11}$/, postcode: /^\d{8}$/ },
};

/** The first digits of the postcodes of a region; any where the post office of the mock knows none. */
const postcodes: Record<string, RegExp> = { '5': /^[1678]/, '2': /^[23]/, '31': /^2/, '71': /^8[0-7]/ };

/** Whether a postcode is one of the region (ADDR-18). */
export const isOfRegion = (postcode: string, region: string): boolean =>
  postcode === '' || (postcodes[region] ?? empty).test(postcode) || !(region in postcodes);

/** The fields of an address that the server does not accept, in the order of the form. */
export function wrongAddressFields(session: Session, given: WrittenAddress): string[] {
  const { prefix, phone, postcode } = numbers[session.country];
  const { fk_customer_address_region: region, fk_customer_address_city: city } = given;
  const rights: [string, boolean][] = [
    ['first_name', name.test(given.first_name)],
    ['last_name', name.test(given.last_name)],
    ['prefix', prefix.test(given.prefix)],
    ['phone', phone.test(given.phone)],
    ['phone_optional', given.phone_optional === '' || phone.test(given.phone_optional)],
    ['fk_customer_address_region', session.regions.find(region) !== undefined],
    ['fk_customer_address_city', city === undefined || cityIn(session, region, city) !== undefined],
    ['postcode', postcode.test(given.postcode)],
    ['address1', street.test(given.address1)],
    ['street_number', given.street_number !== '' && given.street_number.length <= longestNumber],
    ['additional_info', given.additional_info === '' || street.test(given.additional_info)],
    [
      'address_type',
      given.address_type === '' || someAddressTypes().some(({ id }) => id === given.address_type),
    ],
  ];
  return rights.filter(([, isRight]) => !isRight).map(([field]) => field);
}
