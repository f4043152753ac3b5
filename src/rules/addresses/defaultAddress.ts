import type { CustomerAddress } from '#schemas/addresses.ts';
import type { CityRegion } from '#schemas/persisted.ts';

/** What an address may be the default one for. */
export type Purpose = 'shipping' | 'billing';

type Marked = Pick<CustomerAddress, `is_default_${Purpose}`>;

/**
 * The default address for a purpose: the first that is flagged, else the first of all; none without addresses (ADDR-10 to
 * ADDR-14).
 */
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
