import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { AddressType, CustomerAddress, MatchedAddress } from '#schemas/addresses.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { City, Region } from '#schemas/cities.ts';
import type { Problem } from '#schemas/problem.ts';

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** The line with street and number, by which shoppers recognise an address. */
export const streetOf = ({ address1, street_number }: CustomerAddress): string =>
  joined([address1, street_number], ' ');

/** The other lines of an address: name, location and phone; a line without known data is left out. */
export function linesOf(address: CustomerAddress): string[] {
  const { first_name, last_name, additional_info, postcode, city, prefix, phone, phone_optional } = address;
  const lines = [
    additional_info,
    joined([city, postcode], ', '),
    joined([first_name, last_name], ' '),
    joined([joined([prefix, phone], ' '), phone_optional], ' · '),
  ];
  return [...new Set(lines)].filter((line) => line !== '');
}

/** The state of the call for the address list. */
interface Read<Address> {
  data?: readonly Address[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

const none: readonly never[] = [];

/** Returns the address list: empty during a request and after a failure (ADDR-15, STATE-06). */
export const listedAddresses = <Address>({ data, isFetching, isError }: Read<Address>): readonly Address[] =>
  isFetching || isError ? none : (data ?? none);

/** Returns the enabled types of address, without duplicate ids: the first stays (ADDR-08, ADDR-09). */
export const enabledTypes = (types: readonly AddressType[]): AddressType[] => {
  const enabled = types.filter((type) => type.enabled);
  return enabled.filter(({ id }, index) => enabled.findIndex((other) => other.id === id) === index);
};

/** Whether an address has each value of `written`; other fields may differ. */
export const isWritten = (address: CustomerAddress, written: Partial<CustomerAddress>): boolean =>
  Object.entries(written).every(([name, value]) => address[name as keyof CustomerAddress] === value);

/** The texts of refusals in `texts/addresses.ts`. */
export type AddressRefusal = 'reviewData' | 'foreignPostcode';

/** The message for a failed change of an address: the text of a known refusal, or a general one. */
export type AddressMessage = { refusal: AddressRefusal } | { error: MessageKey };

const refusals: Readonly<Record<string, AddressRefusal>> = {
  'Error on validation form, please review and try again.': 'reviewData',
  'Post code does not belong to the selected region.': 'foreignPostcode',
};

/** Returns the message for a failed change, by the exact text of the server, else a general one (ERR-21, ERR-22, ERR-24). */
export function addressMessage(
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): AddressMessage {
  const refusal = Object.hasOwn(refusals, problem.message) ? refusals[problem.message] : undefined;
  return refusal === undefined ? { error: messageKey(contentProblem(problem), online) } : { refusal };
}

/** The cities of a region (ADDR-07). */
export const citiesIn = (region: string, cities: readonly City[]): City[] =>
  cities.filter(({ fk_region }) => fk_region === region);

/** Adds the ids of region and city to an address; '' for an unknown one, or a city outside of the region (ADDR-03). */
export function matchLocation(
  address: CustomerAddress,
  regions: readonly Region[],
  cities: readonly City[],
): MatchedAddress {
  const { fk_customer_address_region, fk_customer_address_city } = address;
  const region = regions.find(({ id }) => id === fk_customer_address_region);
  const city = citiesIn(fk_customer_address_region, cities).find(
    ({ id_city }) => id_city === fk_customer_address_city,
  );
  return { ...address, apiRegion: region?.id ?? '', apiCity: (region && city?.id_city) ?? '' };
}

/** What an address may be the default one for. */
export type Purpose = 'shipping' | 'billing';

type Marked = Pick<CustomerAddress, `is_default_${Purpose}`>;

/** The default address for a purpose: the first flagged, else the first, else none (ADDR-10 to ADDR-14). */
export const defaultAddress = <Address extends Marked>(
  addresses: readonly Address[],
  purpose: Purpose,
): Address | undefined => addresses.find((each) => each[`is_default_${purpose}`] === '1') ?? addresses[0];

/** The id for "no city" (ADDR-16). */
export const noCity = '0';

/** The id of a city as it is sent; 0 means none (ADDR-16). */
export const cityToSend = (id: string | number): string | undefined =>
  Number(id) === 0 ? undefined : String(id);

/**
 * Returns the location of the default shipping address (GEO-03, ADDR-10 to ADDR-14); undefined without an address, or if
 * it has no city (ADDR-16).
 */
export function locationOfAddresses(addresses: readonly CustomerAddress[]): CityRegion | undefined {
  const found = defaultAddress(addresses, 'shipping');
  if (found === undefined) return undefined;
  const { fk_customer_address_region: region, fk_customer_address_city: id } = found;
  const city = cityToSend(id);
  return region !== '' && city !== undefined ? { region, city } : undefined;
}
