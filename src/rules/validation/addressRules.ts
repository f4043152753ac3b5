import type { CountryCode } from '#countries/country.ts';
import { cityToSend } from '#rules/addresses/addresses.ts';
import type { AddressRules } from '#schemas/forms/addressForm.ts';
import { addressNumbers, isAddressText, isName, type Pattern } from './patterns.ts';
import { cleanLine, withoutSeparators } from './sanitise.ts';

/** The rules for an address of a country (VAL-09, VAL-12, VAL-29, VAL-31). */
export function addressRules(country: CountryCode): AddressRules {
  const { phone, areaCode, postcode } = addressNumbers[country];
  const isPhone: Pattern = (text) => text[0] !== '0' && phone(text);
  return {
    name: { clean: cleanLine, accepts: isName },
    text: { clean: cleanLine, accepts: isAddressText },
    plain: { clean: cleanLine, accepts: () => true },
    phone: {
      clean: (typed, own) => {
        const phone = withoutSeparators(typed);
        const front = inFront(country, own);
        const rests = Array.from(phone, (_digit, at) => phone.slice(at)).filter(
          (rest, at) => isPhone(rest) && front.test(phone.slice(0, at)),
        );
        // In ar a phone has 10 digits with its area code.
        return rests.find((rest) => (own + rest).length === 10) ?? rests[0] ?? phone;
      },
      accepts: isPhone,
    },
    ...(areaCode && { prefix: { clean: cleanAreaCode, accepts: areaCode } }),
    ...(postcode && { postcode: { clean: withoutSeparators, accepts: postcode } }),
    cityToSend,
  };
}

/** The country codes, which shoppers copy with a phone. */
const countryCodes: Readonly<Record<CountryCode, string>> = { ar: '54', cl: '56', co: '57', br: '55' };

/** Cleans an area code: removes the country code, the 0 or 9 before it, a 15 alone, and the 9 or 15 behind 11 (VAL-31). */
const cleanAreaCode = (typed: string): string =>
  withoutSeparators(typed)
    // No area code begins with 0, 54 or 9, and only that of the capital begins with 11.
    .replace(/^(?:[+]?0*54)?0*9?0*(?:15$)?/, '')
    .replace(/^11(?:9|15)$/, '11');

/**
 * Returns the pattern of prefixes before a phone: the `tel:` of a link, the country code, the 0 for calls within the
 * country, in br with the code of a carrier, and, if the area code has its own field, the area code with the 9 or 15 of
 * mobile phones (VAL-31).
 */
const inFront = (country: CountryCode, areaCode: string) => {
  const inside = country === 'br' ? '0(?:xx|[1-9]\\d)?' : '0';
  const area = areaCode && `(?:9|15|0?${areaCode}){0,3}`;
  return new RegExp(`^(?:tel:?)?(?:[+]?0*${countryCodes[country]})?(?:${inside})?${area}$`, 'i');
};
