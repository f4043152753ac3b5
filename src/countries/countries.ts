import { ar } from './ar.ts';
import { br } from './br.ts';
import { cl } from './cl.ts';
import { co } from './co.ts';
import type { Country, CountryCode } from './country.ts';

const countries: Record<CountryCode, Country> = { ar, cl, co, br };

/** Whether a text is the code of a country of the shop (COUNTRY-01, COUNTRY-02). */
export function isCountryCode(text: string): text is CountryCode {
  return Object.hasOwn(countries, text);
}

/** The country with that code. */
export function countryByCode(code: CountryCode): Country {
  return countries[code];
}
