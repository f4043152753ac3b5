import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { AddressType, CustomerAddress, KeptAddress } from '#schemas/addresses.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { City, Region } from '#schemas/places.ts';
import type { Problem } from '#schemas/problem.ts';

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** Street and number: what tells an address from others. */
export const streetOf = ({ address1, street_number }: CustomerAddress): string =>
  joined([address1, street_number], ' ');

/** The other lines of an address: who, where and how to call; what is not known has none. */
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

/** How the call for the address list stands. */
interface Read<Address> {
  data?: readonly Address[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

const none: readonly never[] = [];

/** The address list: empty from a request on until it is answered, and after a failure (ADDR-15, STATE-06). */
export const listedAddresses = <Address>({ data, isFetching, isError }: Read<Address>): readonly Address[] =>
  isFetching || isError ? none : (data ?? none);

/** The types that an address can be given, each once: of those with one id the first (ADDR-08, ADDR-09). */
export const enabledTypes = (types: readonly AddressType[]): AddressType[] => {
  const enabled = types.filter((type) => type.enabled);
  return enabled.filter(({ id }, place) => enabled.findIndex((other) => other.id === id) === place);
};

/** Whether an address has each value that was written; what was not written may be any. */
export const isWritten = (address: CustomerAddress, written: Partial<CustomerAddress>): boolean =>
  Object.entries(written).every(([name, value]) => address[name as keyof CustomerAddress] === value);

/** The texts of refusals in `texts/addresses.ts`. */
export type AddressRefusal = 'reviewData' | 'foreignPostcode';

/** What a customer reads about a change of an address that failed: a text of its own, or a general one. */
export type AddressMessage = { refusal: AddressRefusal } | { error: MessageKey };

const refusals: Readonly<Record<string, AddressRefusal>> = {
  'Error on validation form, please review and try again.': 'reviewData',
  'Post code does not belong to the selected region.': 'foreignPostcode',
};

/** The message of a change that failed: by the exact text of the server, else the general one (ERR-21, ERR-22, ERR-24). */
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

/** An address with the ids of its region and city, as far as the shop knows them and one is in the other (ADDR-03). */
export function matchPlaces(
  address: CustomerAddress,
  regions: readonly Region[],
  cities: readonly City[],
): KeptAddress {
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

/** The id that stands for no city (ADDR-16). */
export const noCity = '0';

/** The id of a city as it is sent; 0 means none (ADDR-16). */
export const cityToSend = (id: string | number): string | undefined =>
  Number(id) === 0 ? undefined : String(id);

/**
 * The location of the default shipping address (GEO-03, by the rule of ADDR-10 to ADDR-14); undefined without one, or if
 * its city is none of those listed (ADDR-16).
 */
export function placeOfAddresses(addresses: readonly CustomerAddress[]): CityRegion | undefined {
  const found = defaultAddress(addresses, 'shipping');
  if (found === undefined) return undefined;
  const { fk_customer_address_region: region, fk_customer_address_city: id } = found;
  const city = cityToSend(id);
  return region !== '' && city !== undefined ? { region, city } : undefined;
}
