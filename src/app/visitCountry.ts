import { isCountryCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { countryOf } from '#rules/countryChoice.ts';

const key = 'pais';

function kept(storage: Storage | undefined, chosen: string | undefined) {
  try {
    if (chosen !== undefined) storage?.setItem(key, chosen);
    return storage?.getItem(key) ?? undefined;
  } catch {
    return chosen;
  }
}

interface Visit {
  country: CountryCode;
  /** Whether `?pais=` chose it, so that the mock has to be told (COUNTRY-03). */
  chosen: boolean;
}

/** The country of this visit; in mock builds `?pais=` chooses it, and it is kept until the tab is closed (COUNTRY-03). */
export function visitCountry(address: Location, setting: string | undefined, mockBuild: boolean): Visit {
  const asked = new URLSearchParams(address.search).get('pais')?.toLowerCase() ?? '';
  const pais = isCountryCode(asked) ? asked : undefined;
  const storage = mockBuild ? globalThis.sessionStorage : undefined;
  const stored = kept(storage, pais);
  const country = countryOf({ pais, kept: stored, setting, host: address.hostname, mockBuild });
  return { country, chosen: mockBuild && stored !== undefined };
}
