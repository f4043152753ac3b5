import type { CountryCode } from '#countries/country.ts';
import { cityToSend } from '#rules/addresses/addresses.ts';
import type { AddressRules } from '#schemas/forms/addressForm.ts';
import { addressNumbers, isAddressText, isName, type Pattern } from './patterns.ts';
import { cleanLine, withoutSeparators } from './sanitise.ts';

/** The rules for an address of a country (VAL-09, VAL-12, VAL-29, VAL-31). */
export function addressRules(country: CountryCode): AddressRules {
  const { phone, areaCode, postcode } = addressNumbers[country];
  const isPhone: Pattern = (text) => !text.startsWith('0') && phone(text);
  return {
    name: { clean: cleanLine, accepts: isName },
    text: { clean: cleanLine, accepts: isAddressText },
    plain: { clean: cleanLine, accepts: () => true },
    phone: {
      clean: (typed, own) => cleanPhone(withoutSeparators(typed), inFront(country, own), isPhone),
      accepts: isPhone,
    },
    ...(areaCode && { prefix: { clean: cleanAreaCode, accepts: areaCode } }),
    ...(postcode && { postcode: { clean: withoutSeparators, accepts: postcode } }),
    cityToSend,
  };
}

/** The country codes, which shoppers copy with a phone. */
const countryCodes: Readonly<Record<CountryCode, string>> = { ar: '54', cl: '56', co: '57', br: '55' };

/** Cleans an area code: removes the country code, and the 0 or the 9 before it (VAL-31). */
const cleanAreaCode = (typed: string): string =>
  // No area code begins with 0, 9 or 54.
  withoutSeparators(typed).replace(/^(?:(?:[+]|00)?54)?0*9?0*/, '');

/**
 * Returns the pattern of prefixes before a phone: the `tel:` of a link, the country code, the 0 for calls within the
 * country, in br with the code of a carrier, and, if the area code has its own field, the area code with the 9 or 15 of
 * mobile phones (VAL-31).
 */
function inFront(country: CountryCode, areaCode: string): RegExp {
  const area = areaCode && `(?:9?0?${areaCode})?(?:15)?`;
  const carrier = country === 'br' ? '(?:xx|[1-9]\\d)?' : '';
  return new RegExp(`^(?:tel:?)?(?:(?:[+]|00)?${countryCodes[country]})?(?:0${carrier})?${area}$`, 'i');
}

/** Cleans a phone: removes the shortest prefix of `front` that leaves a valid phone; otherwise it stays as typed. */
const cleanPhone = (phone: string, front: RegExp, isPhone: Pattern): string =>
  Array.from(phone, (_digit, at) => phone.slice(at)).find(
    (rest, at) => isPhone(rest) && front.test(phone.slice(0, at)),
  ) ?? phone;
