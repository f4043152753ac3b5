import { type CountryCode, isCountryCode } from '#countries/country.ts';
import { type Hosts, hostsOf } from '#countries/hosts.ts';
import type { Settings } from '#schemas/settings.ts';

/** Whether the mock backend answers; then `?pais=` selects the country (COUNTRY-03). */
export const hasMock = ({ environment }: Pick<Settings, 'environment'>): boolean =>
  environment === 'development';

/** Whether there is two-step authentication, by the build setting; builds with the mock backend have it (TFA-02, TFA-03). */
export const hasTwoStep = (setting: string | undefined, mock: boolean): boolean =>
  setting === undefined ? mock : setting === 'on';

/** Base URLs of a country with the overrides of the settings (COUNTRY-15, COUNTRY-16); `origin` as in `hostsOf`. */
export const hostsWith = (
  { environment, hosts }: Pick<Settings, 'environment' | 'hosts'>,
  country: CountryCode,
  origin: string,
): Hosts => ({ ...hostsOf(environment, country, origin), ...hosts });

/** Possible sources of the country, in order of priority. */
interface CountryHints {
  /** The query parameter `pais`. */
  pais: string | undefined;
  /** `pais` of an earlier page of this visit. */
  storedCountry: string | undefined;
  /** The build setting `VITE_COUNTRY`. */
  setting: string | undefined;
  /** The host name of the page, with or without a port. */
  host: string;
  /** Whether the mock backend may answer this build; only then `pais` and `storedCountry` count. */
  mockBuild: boolean;
}

/** The country whose code the text is, case-insensitive. */
export function parseCountry(text: string): CountryCode | undefined {
  const code = text.toLowerCase();
  return isCountryCode(code) ? code : undefined;
}

/** The first and the last label of a host name. */
const labels = /^[^.]+|[^.]+(?=\.?$)/g;

/**
 * The country in the last or else the first label of a host name; Argentina if there is none (COUNTRY-03). `hostname`
 * is lower case and without port, as in `location.hostname`.
 */
export const countryOfHost = (hostname: string): CountryCode =>
  hostname.match(labels)?.findLast(isCountryCode) ?? 'ar';

/** The country of this visit (COUNTRY-03); Argentina by default. */
export function countryOf({ pais, storedCountry, setting, host, mockBuild }: CountryHints): CountryCode {
  // Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
  const hints = [...(mockBuild ? [pais, storedCountry] : []), setting];
  // Stryker disable next-line StringLiteral: the fallback only has to match nothing
  const chosen = hints.map((hint = '') => parseCountry(hint)).find((country) => country !== undefined);
  // Stryker disable next-line Regex: only an IPv6 address has another colon, and it names no country
  return chosen ?? countryOfHost(host.toLowerCase().replace(/:\d*$/, ''));
}
