import type { CountryCode } from '#countries/country.ts';
import { addressNumbers } from './numbers.ts';
import { withoutSeparators } from './sanitise.ts';

/** The code of each country, which people copy with a phone. */
const countryCodes: Readonly<Record<CountryCode, string>> = { ar: '54', cl: '56', co: '57', br: '55' };

/** An area code as it is checked and sent: without the 0 that only calls within the country need (VAL-31). */
export const cleanAreaCode = (typed: string): string => withoutSeparators(typed).replace(/^0/, '');

/**
 * A phone as it is checked and sent: without the country's code and the 0 after it, and, if it is too long then, without
 * the area code that has a field of its own and the 9 of mobile phones before it (VAL-31).
 */
export function cleanPhone(country: CountryCode, typed: string, areaCode: string): string {
  const own = new RegExp(String.raw`^(?:\+${countryCodes[country]})?0?`);
  const phone = withoutSeparators(typed).replace(own, '');
  if (areaCode === '' || addressNumbers[country].phone(phone)) return phone;
  return phone.replace(new RegExp(`^9?${areaCode}`), '');
}
