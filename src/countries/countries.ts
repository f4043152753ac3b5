import { ar } from './ar.ts';
import { br } from './br.ts';
import { cl } from './cl.ts';
import { co } from './co.ts';
import type { Country, CountryCode } from './country.ts';

const countries: Record<CountryCode, Country> = { ar, cl, co, br };

export function countryByCode(code: CountryCode): Country {
  return countries[code];
}
