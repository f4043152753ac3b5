import type { CountryCode } from '#countries/country.ts';
import { refuse } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import type { BankData } from '#schemas/customerShape.ts';

/** Refuses money that is unknown, belongs to another customer or cannot be paid out. */
export const notPossible = () => refuse('Something went wrong.');

/** Why an account or an amount is refused; undefined if both are valid. */
export function refusalOf(
  { country }: Database,
  paid: { amount: number; bank_data: BankData },
  available: number,
) {
  const wrong = wrongBankFields(country, paid.bank_data);
  if (wrong.length > 0)
    return refuse('Errors in customer data.', {
      errors: wrong.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
    });
  return paid.amount > 0 && paid.amount === available ? undefined : notPossible();
}

const digits = (least: number, most = least) => new RegExp(String.raw`^\d{${least},${most}}$`);

/** The required account fields of each country and their format; a second opinion on the shop's forms. */
const forms: Record<CountryCode, Partial<Record<keyof BankData, RegExp>>> = {
  ar: { owner_document: digits(7, 8), cbu: digits(22), cuit_cuil: digits(11) },
  cl: { rut: /^\d{8}[\dK]$/, account_number: digits(1, 30) },
  co: { owner_document: digits(6, 10), account_number: digits(1, 30) },
  br: { owner_document: digits(11), account_number: digits(1, 30) },
};

const always = { owner_name: /\S/, account_type: /^(?:checking|savings)$/, owner_email: /^\S+@\S+\.\S+$/ };

/** The account fields that are invalid or unknown in a country. */
function wrongBankFields(country: CountryCode, account: BankData): string[] {
  const required: Partial<Record<string, RegExp>> = { ...always, ...forms[country] };
  const given = account as Partial<Record<string, string>>;
  const wrong = Object.entries(required).filter(([field, form]) => form?.test(given[field] ?? '') !== true);
  const more = Object.keys(given).filter((field) => required[field] === undefined);
  return [...wrong.map(([field]) => field), ...more];
}
