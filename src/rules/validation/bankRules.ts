import type { Country } from '#countries/country.ts';
import type { BankNumber, BankRules } from '#schemas/forms/bankForm.ts';
import type { TextRule } from '#schemas/forms/fields.ts';
import { cleanDocument, isDocument } from './documents.ts';
import { bankNumbers, isEmail, isName, isNumeric } from './patterns.ts';
import { alphanumeric, cleanLine, cleanText, withoutSeparators } from './sanitise.ts';

/** The numbers that each country requires, in the order of its form (EXCH-08). */
const fieldsByCountry: Readonly<Record<Country['code'], readonly BankNumber[]>> = {
  ar: ['owner_document', 'cbu', 'cuit_cuil'],
  cl: ['rut', 'account_number'],
  co: ['owner_document', 'account_number'],
  br: ['owner_document', 'account_number'],
};

type Owner = Pick<Country, 'code' | 'documentTypes'>;

/** The rules for the bank data of a country (VAL-11, VAL-27, VAL-30); the owner's document may have any of its types. */
export function bankRules({ code, documentTypes }: Owner): BankRules {
  const numbers: Record<BankNumber, TextRule> = {
    owner_document: {
      clean: alphanumeric,
      accepts: (text) => documentTypes.some((type) => isDocument(type, text)),
    },
    rut: { clean: (typed) => cleanDocument('RUT', typed), accepts: bankNumbers.rut },
    cbu: { clean: withoutSeparators, accepts: bankNumbers.cbu },
    account_number: { clean: withoutSeparators, accepts: isNumeric },
    cuit_cuil: { clean: withoutSeparators, accepts: bankNumbers.cuitCuil },
  };
  return {
    name: { clean: cleanLine, accepts: isName },
    email: { clean: cleanText, accepts: isEmail },
    numbers: Object.fromEntries(fieldsByCountry[code].map((field) => [field, numbers[field]])),
  };
}
