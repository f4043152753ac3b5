import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { cpfOf, nitOf, rutOf } from '#fixtures/people/documents.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import type { register } from '#schemas/customer.ts';
import { refuse } from '#mocks/handle.ts';

export type Registration = ArgsOf<typeof register>;

const maxLength = 254;
const emailForm = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,10}$/;
const passwordForm = /^[A-Za-z\dáéíóúüñÁÉÍÓÚÜÑ!@#$%^&*?_~/-]{6,15}$/;
const nameForm = /^[\p{L}\p{M} '’]*\p{L}[\p{L}\p{M} '’]*$/u;

/** Whether the text is a valid e-mail address. */
export const isEmail = (text: string) => text.length <= maxLength && emailForm.test(text);

const isName = (text: string) => text.length <= maxLength && nameForm.test(text);

/** The format of each document type, with its check digit (VAL-27, VAL-31). */
const documents: Record<string, (text: string) => boolean> = {
  DNI: (text) => /^\d{7,8}$/.test(text),
  RUT: (text) => /^\d{8}[\dkK]$/.test(text) && rutOf(text.slice(0, -1)) === text.toUpperCase(),
  CC: (text) => /^\d{6,10}$/.test(text),
  CE: (text) => /^\d{6,8}$/.test(text),
  NIT: (text) => /^\d{10}$/.test(text) && nitOf(text.slice(0, -1)) === text,
  CPF: (text) => /^\d{11}$/.test(text) && cpfOf(text.slice(0, -2)) === text,
};

/** The date of birth, YYYY-MM-DD; undefined for a day that does not exist, is before 1900 or in the future (VAL-14). */
export function birthdayOf(
  { day, month, year }: Pick<Registration, 'day' | 'month' | 'year'>,
  today: Date,
): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && text >= '1900' && date <= today ? text : undefined;
}

/** The personal details of a registration and of a later edit. */
type Details = Omit<Registration, 'email' | 'password' | 'password2' | 'is_newsletter_subscribed'>;

type FieldCheck = readonly [field: string, isValid: boolean];

/** Whether a new password and its repetition are valid. */
export const passwordChecks = (password = '', password2 = ''): FieldCheck[] => [
  ['password', passwordForm.test(password)],
  ['password2', password2 === password],
];

/** Whether each personal detail is valid, in the order of the form. */
export function detailChecks(given: Details, country: CountryCode, today: Date): FieldCheck[] {
  const { identification, identification_type: type } = given;
  const hasType = countryByCode(country).documentTypes.some((each) => each === type);
  return [
    ['first_name', isName(given.first_name)],
    ['middle_name', given.middle_name === '' || isName(given.middle_name)],
    ['last_name', isName(given.last_name)],
    ['identification', !hasType || documents[type]?.(identification) === true],
    ['identification_type', hasType],
    ['day', birthdayOf(given, today) !== undefined],
    ['gender', given.gender === 'female' || given.gender === 'male'],
  ];
}

/** The names of the invalid fields. */
export const failedFields = (checks: readonly FieldCheck[]): string[] =>
  checks.filter(([, isValid]) => !isValid).map(([field]) => field);

/** The invalid fields of a registration, in the order of the form. */
export const wrongFields = (given: Registration, country: CountryCode, today: Date): string[] =>
  failedFields([
    ['email', isEmail(given.email)],
    ...passwordChecks(given.password, given.password2),
    ...detailChecks(given, country, today),
  ]);

/** The refusal that names the fields (API-70). */
export const wrongData = (fields: readonly string[]) =>
  refuse('Errors in customer data.', {
    errors: fields.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
  });
