import type { CountryCode } from '#countries/country.ts';
import { isCountryCode } from '#countries/stores.ts';

/** What may name the country, strongest first. */
interface CountryHints {
  /** The query parameter `pais`. */
  pais: string | undefined;
  /** The `pais` of an earlier page of this visit. */
  kept: string | undefined;
  /** The build setting `VITE_COUNTRY`. */
  setting: string | undefined;
  /** The host name of the page, with or without a port. */
  host: string;
  /** Whether this build may be answered by the mock backend; only then do `pais` and `kept` count. */
  mockBuild: boolean;
}

/** The country that a text names by its code, in letters of any size. */
export function countryNamed(text: string): CountryCode | undefined {
  const code = text.toLowerCase();
  return isCountryCode(code) ? code : undefined;
}

/** The first label of a host name, and its last one. */
const labels = /^[^.]+|[^.]+(?=\.?$)/g;

/**
 * The country that a host name names, by its last label or else by its first one; Argentina where it names none
 * (COUNTRY-03). The name is in small letters and without a port, as in `location.hostname`.
 */
export const countryOfHost = (hostname: string): CountryCode =>
  hostname.match(labels)?.findLast(isCountryCode) ?? 'ar';

/** The country of this visit (COUNTRY-03); Argentina where nothing names one. */
export function countryOf({ pais, kept, setting, host, mockBuild }: CountryHints): CountryCode {
  const hints = [...(mockBuild ? [pais, kept] : []), setting];
  const named = hints.map((hint = '') => countryNamed(hint)).find((country) => country !== undefined);
  return named ?? countryOfHost(host.toLowerCase().replace(/:\d*$/, ''));
}
