import type { CountryCode } from '#countries/country.ts';
import { cityToSend } from '#rules/addresses/cityToSend.ts';
import type { AddressRules } from '#schemas/forms/addressForm.ts';
import { addressNumbers } from './numbers.ts';
import { isAddressText, isName, type Pattern } from './patterns.ts';
import { cleanLine, withoutSeparators } from './sanitise.ts';

/** A number as people type it, with dots, hyphens and spaces (VAL-31). */
const number = (accepts: Pattern) => ({ clean: withoutSeparators, accepts });

/** The rules for an address of a country (VAL-09, VAL-12, VAL-29). */
export function addressRules(country: CountryCode): AddressRules {
  const { phone, areaCode, postcode } = addressNumbers[country];
  return {
    name: { clean: cleanLine, accepts: isName },
    text: { clean: cleanLine, accepts: isAddressText },
    plain: { clean: cleanLine, accepts: () => true },
    phone: number(phone),
    ...(areaCode && { prefix: number(areaCode) }),
    ...(postcode && { postcode: number(postcode) }),
    cityToSend,
  };
}
