import type { CountryCode } from '#countries/country.ts';
import { cityToSend } from '#rules/addresses/cityToSend.ts';
import type { AddressRules } from '#schemas/forms/addressForm.ts';
import { addressNumbers } from './numbers.ts';
import { isAddressText, isName } from './patterns.ts';
import { cleanAreaCode, cleanPhone } from './phones.ts';
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
