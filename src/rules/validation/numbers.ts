import type { CountryCode } from '#countries/country.ts';
import {
  digits,
  is10Digits,
  is2To4Digits,
  is4Digits,
  is6To8Digits,
  is7Digits,
  isRut,
  type Pattern,
} from './patterns.ts';

/** The numbers of an address; a field that a country does not ask for is absent. */
interface AddressNumbers {
  /** Also that of a second phone, when it is filled in. */
  phone: Pattern;
  areaCode?: Pattern;
  postcode?: Pattern;
}

/** Phone and post by country (VAL-29). */
export const addressNumbers: Readonly<Record<CountryCode, AddressNumbers>> = {
  ar: { areaCode: is2To4Digits, phone: is6To8Digits, postcode: is4Digits },
  cl: { phone: digits(9), postcode: is7Digits },
  co: { phone: is10Digits },
  br: { phone: digits(10, 11), postcode: digits(8) },
};

/** The numbers of a bank account's owner (VAL-30). */
export const bankNumbers = { cbu: digits(22), cuitCuil: digits(11), rut: isRut } as const satisfies Record<
  string,
  Pattern
>;

/** The code of two-step authentication (VAL-30, TFA-07). */
export const isTwoStepCode: Pattern = is4Digits;
