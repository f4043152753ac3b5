import type { Country } from '#countries/country.ts';
import type { BirthDate, FieldRules } from '#schemas/forms/fields.ts';
import { cleanDocument, isDocument } from './documents.ts';
import { isEmail, isName, isPassword, isTwoStepCode } from './patterns.ts';
import { cleanLine, cleanText, withoutSeparators } from './sanitise.ts';

/** Returns the rules for the forms of a country; `clock` is the time in ms, for dates that must not be in the future. */
export const fieldRules = (
  { documentTypes }: Pick<Country, 'documentTypes'>,
  clock: () => number,
): FieldRules => ({
  email: { clean: cleanText, accepts: isEmail },
  // A password is never changed, so a character that is not allowed is refused and not removed.
  password: { clean: (typed) => typed, accepts: isPassword },
  name: { clean: cleanLine, accepts: isName },
  twoStepCode: { clean: withoutSeparators, accepts: isTwoStepCode },
  documentTypes,
  document: (type) => ({
    clean: (typed) => cleanDocument(type, typed),
    accepts: (text) => isDocument(type, text),
  }),
  isBirthDate: (date) => isBirthDate(date, clock()),
});

const firstYear = 1900;

/** Midnight of a day in ms, without a zone; months count from 0, as in `Date`. */
const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month, day);

/**
 * Whether a typed day, month and year are a date from 1900 to today (VAL-14). `now` is in ms; today is the device's day.
 */
export function isBirthDate({ day, month, year }: BirthDate, now: number): boolean {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return false;
  const today = new Date(now);
  const born = dayOf(Number(year), Number(month) - 1, Number(day));
  return (
    Number(year) >= firstYear &&
    // `Date` turns a day that the month does not have into a day of the next month.
    new Date(born).getUTCMonth() === Number(month) - 1 &&
    born <= dayOf(today.getFullYear(), today.getMonth(), today.getDate())
  );
}
