import type { CountryCode } from '#countries/country.ts';
import type { BankData } from '#schemas/customerShape.ts';

const digits = (least: number, most = least) => new RegExp(String.raw`^\d{${least},${most}}$`);

/** What each country asks of an account, and in which form; a second opinion on the forms of the shop. */
const forms: Record<CountryCode, Partial<Record<keyof BankData, RegExp>>> = {
  ar: { owner_document: digits(7, 8), cbu: digits(22), cuit_cuil: digits(11) },
  cl: { rut: /^\d{8}[\dK]$/, account_number: digits(1, 30) },
  co: { owner_document: digits(6, 10), account_number: digits(1, 30) },
  br: { owner_document: digits(11), account_number: digits(1, 30) },
};

const always = { owner_name: /\S/, account_type: /^(?:checking|savings)$/, owner_email: /^\S+@\S+\.\S+$/ };

/** The fields of an account that a country does not take, or does not ask for. */
export function wrongBankFields(country: CountryCode, account: BankData): string[] {
  const asked: Partial<Record<string, RegExp>> = { ...always, ...forms[country] };
  const given = account as Partial<Record<string, string>>;
  const wrong = Object.entries(asked).filter(([field, form]) => form?.test(given[field] ?? '') !== true);
  const more = Object.keys(given).filter((field) => asked[field] === undefined);
  return [...wrong.map(([field]) => field), ...more];
}
