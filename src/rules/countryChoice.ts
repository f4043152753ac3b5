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

/** The labels of a host name that may name a country: the last one, then the first one. */
function labelsOf(host: string) {
  const labels = host.replace(/:\d*$/, '').replace(/\.$/, '').split('.');
  return [labels.at(-1), labels[0]];
}

/** The country of this visit (COUNTRY-03); Argentina where nothing names one. */
export function countryOf({ pais, kept, setting, host, mockBuild }: CountryHints): CountryCode {
  const hints = [...(mockBuild ? [pais, kept] : []), setting, ...labelsOf(host)];
  return hints.map((hint) => (hint ?? '').toLowerCase()).find(isCountryCode) ?? 'ar';
}
