import type { Country } from '#countries/country.ts';
import type { FieldRules } from '#schemas/forms/fields.ts';
import { isBirthDate } from './birthDate.ts';
import { cleanDocument, isDocument } from './documents.ts';
import { isTwoStepCode } from './numbers.ts';
import { isEmail, isName, isPassword } from './patterns.ts';
import { cleanLine, cleanText, withoutSeparators } from './sanitise.ts';

/** The rules for the forms of a country; `clock` gives the time in ms, for dates that must not be to come. */
export const fieldRules = (
  { documentTypes }: Pick<Country, 'documentTypes'>,
  clock: () => number,
): FieldRules => ({
  email: { clean: cleanText, accepts: isEmail },
  // A password is never changed: a sign that is not allowed is refused instead of left out.
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
