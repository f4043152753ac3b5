import { type CountryCode, isCountryCode } from '#countries/country.ts';
import { countryOf } from '#rules/start/settings.ts';

/** Key in session storage of the country that `?pais=` chose. */
export const countryEntry = 'pais';

function storeCountry(chosen: string | undefined) {
  try {
    if (chosen !== undefined) sessionStorage.setItem(countryEntry, chosen);
    return sessionStorage.getItem(countryEntry) ?? undefined;
  } catch {
    return chosen;
  }
}

interface Visit {
  country: CountryCode;
  /** Whether `?pais=` chose it, so that it is sent to the mock (COUNTRY-03). */
  chosen: boolean;
}

/** The headers that send a chosen country to the mock (COUNTRY-03). */
export const headersOf = ({ country, chosen }: Visit): Record<string, string> =>
  chosen ? { 'x-mock-country': country } : {};

/** Returns the country of this visit. In mock builds `?pais=` chooses it until the tab is closed (COUNTRY-03). */
export function visitCountry(
  address: Pick<Location, 'hostname' | 'search'>,
  setting: string | undefined,
  mockBuild: boolean,
): Visit {
  const requested = new URLSearchParams(address.search).get('pais')?.toLowerCase() ?? '';
  const pais = isCountryCode(requested) ? requested : undefined;
  const storedCountry = mockBuild ? storeCountry(pais) : undefined;
  const country = countryOf({ pais, storedCountry, setting, host: address.hostname, mockBuild });
  return { country, chosen: mockBuild && storedCountry !== undefined };
}
