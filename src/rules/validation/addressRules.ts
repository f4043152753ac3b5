import type { CountryCode } from '#countries/country.ts';
import { cityToSend } from '#rules/addresses/defaultAddress.ts';
import type { AddressRules } from '#schemas/forms/addressForm.ts';
import { addressNumbers, isAddressText, isName } from './patterns.ts';
import { cleanLine, withoutSeparators } from './sanitise.ts';

/** The rules for an address of a country (VAL-09, VAL-12, VAL-29, VAL-31). */
export function addressRules(country: CountryCode): AddressRules {
  const { phone, areaCode, postcode } = addressNumbers[country];
  return {
    name: { clean: cleanLine, accepts: isName },
    text: { clean: cleanLine, accepts: isAddressText },
    plain: { clean: cleanLine, accepts: () => true },
    phone: { clean: (typed, own) => cleanPhone(country, typed, own), accepts: phone },
    ...(areaCode && { prefix: { clean: cleanAreaCode, accepts: areaCode } }),
    ...(postcode && { postcode: { clean: withoutSeparators, accepts: postcode } }),
    cityToSend,
  };
}

/** The code of each country, which people copy with a phone. */
const countryCodes: Readonly<Record<CountryCode, string>> = { ar: '54', cl: '56', co: '57', br: '55' };

/** An area code as it is checked and sent: without the 0 that only calls within the country need (VAL-31). */
const cleanAreaCode = (typed: string): string => withoutSeparators(typed).replace(/^0/, '');

/**
 * A phone as it is checked and sent: without the country's code and the 0 after it, and, if it is too long then, without
 * the area code that has a field of its own and the 9 of mobile phones before it (VAL-31).
 */
function cleanPhone(country: CountryCode, typed: string, areaCode: string): string {
  const own = new RegExp(String.raw`^(?:\+${countryCodes[country]})?0?`);
  const phone = withoutSeparators(typed).replace(own, '');
  if (areaCode === '' || addressNumbers[country].phone(phone)) return phone;
  return phone.replace(new RegExp(`^9?${areaCode}`), '');
}
