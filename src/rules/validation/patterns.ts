import type { CountryCode } from '#countries/country.ts';

/** Whether a text fits a pattern. */
export type Pattern = (text: string) => boolean;

const fits =
  (expression: RegExp): Pattern =>
  (text) =>
    expression.test(text);

/** `local@domain` with an ending of 2 to 10 letters, without spaces or invisible characters (VAL-02, VAL-04). */
export const isEmail = fits(/^[^\s@\p{C}]+@(?:[^\s@.\p{C}]+\.)+[A-Za-z]{2,10}$/u);

/** 6 to 15 letters, digits and listed characters, without a full stop (VAL-05 to VAL-07). */
export const isPassword = fits(/^[A-Za-z0-9áéíóúüñÁÉÍÓÚÜÑ!@#$%^&*?_~/-]{6,15}$/);

/** The same rule for password managers: Safari's `passwordrules`. */
export const passwordRules = 'minlength: 6; maxlength: 15; allowed: lower, upper, digit, [-!@#$%^&*?_~/];';

/** Letters with their accents, spaces and apostrophes (VAL-09). */
export const isName = fits(/^[\p{L} ']+$/u);

/** Letters with Spanish accents, digits, spaces and the listed characters (VAL-12). */
export const isAddressText = fits(/^[A-Za-z0-9áéíóúüñÁÉÍÓÚÜÑ .,#º-]+$/);

/** Digits only (VAL-10), such as the number of a bank account (VAL-11). */
export const isNumeric = fits(/^\d+$/);

/** A number of digits between two bounds, both included. */
export const digits = (least: number, most = least): Pattern =>
  fits(new RegExp(String.raw`^\d{${least},${most}}$`));

/** 7 or 8 digits: an Argentinian DNI (VAL-18). */
export const is7To8Digits = digits(7, 8);
/** 2 to 4 digits: an Argentinian area code (VAL-19). */
export const is2To4Digits = digits(2, 4);
/** 4 digits: an Argentinian postcode (VAL-20). */
export const is4Digits = digits(4);
/** 9 digits or letters K: a RUT without dots and hyphen, its check digit last (VAL-21). */
export const isRut = fits(/^[\dkK]{9}$/);
/** 1 to 9 digits or letters K: a RUT that is being typed (VAL-22). */
export const isRutSoFar = fits(/^[\dkK]{1,9}$/);
/** 6 to 8 digits: an Argentinian phone, a Colombian CE or CC (VAL-23). */
export const is6To8Digits = digits(6, 8);
/** 7 to 10 digits: a Colombian CC (VAL-24). */
export const is7To10Digits = digits(7, 10);
/** 7 digits: a Chilean postcode (VAL-25). */
export const is7Digits = digits(7);
/** 10 digits: a Colombian NIT or phone (VAL-26). */
export const is10Digits = digits(10);

/** The numbers of an address; a field that a country does not have is missing. */
interface AddressNumbers {
  /** Also for a second phone, if it is filled in. */
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
export const isTwoStepCode = digits(4);
