import * as v from 'valibot';
import { checkTogether, type FieldRules, filled, optional, required, twoDigits } from './fields.ts';

/**
 * Completion of a social profile, by the field names of its call (SESS-34, API-67): the values of the profile are the
 * first ones, and the fields that the schema refuses are those to ask for.
 */
export const socialForm = (rules: Pick<FieldRules, 'email' | 'name' | 'isBirthDate'>) =>
  v.pipe(
    v.object({
      email: required(rules.email, 'email'),
      firstName: required(rules.name, 'sign'),
      middleName: optional(rules.name, 'sign'),
      lastName: required(rules.name, 'sign'),
      gender: filled,
      day: filled,
      month: filled,
      year: filled,
    }),
    checkTogether(['day', 'month', 'year'], (date) => rules.isBirthDate(date), 'birthDate'),
    v.transform(({ day, month, year, ...form }) => ({
      ...form,
      birthday: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    })),
  );

/** What the form sends. */
export type SocialFormOutput = v.InferOutput<ReturnType<typeof socialForm>>;

/** The names of the fields of which a form would refuse the values. */
export const wrongFields = (form: v.GenericSchema, values: unknown): string[] => [
  ...new Set((v.safeParse(form, values).issues ?? []).map((issue) => String(issue.path?.[0]?.key))),
];
