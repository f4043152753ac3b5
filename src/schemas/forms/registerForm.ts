import * as v from 'valibot';
import {
  type FieldFault,
  type FieldRules,
  filled,
  checkTogether,
  optional,
  required,
  secret,
  twoDigits,
} from './fields.ts';

/**
 * Registration, by the field names of its call (SESS-27 to SESS-30, API-71): every field is mandatory but the middle
 * name, and the box for news may stay unticked. What comes out is what is sent.
 */
export const registerForm = (rules: FieldRules) =>
  v.pipe(
    v.object({
      email: required(rules.email, 'email'),
      password: required(rules.password, 'password'),
      password2: secret,
      first_name: required(rules.name, 'invalid'),
      middle_name: optional(rules.name, 'invalid'),
      last_name: required(rules.name, 'invalid'),
      identification_type: v.pipe(
        filled,
        v.check((type) => rules.documentTypes.includes(type), 'invalid' satisfies FieldFault),
      ),
      identification: filled,
      day: filled,
      month: filled,
      year: filled,
      gender: filled,
      is_newsletter_subscribed: v.boolean(),
    }),
    checkTogether(
      ['password2', 'password'],
      ({ password, password2 }) => password === password2,
      'passwordsDiffer',
    ),
    checkTogether(
      ['identification', 'identification_type'],
      ({ identification_type: type, identification }) => {
        const { clean, accepts } = rules.document(type);
        return accepts(clean(identification));
      },
      'invalid',
    ),
    checkTogether(['day', 'month', 'year'], (date) => rules.isBirthDate(date), 'birthDate'),
    v.transform((form) => ({
      ...form,
      identification: rules.document(form.identification_type).clean(form.identification),
      day: twoDigits(form.day),
      month: twoDigits(form.month),
      is_newsletter_subscribed: form.is_newsletter_subscribed ? ('1' as const) : ('0' as const),
    })),
  );

/** What the form sends. */
export type RegisterFormOutput = v.InferOutput<ReturnType<typeof registerForm>>;

/** What its fields hold. */
export type RegisterFormInput = v.InferInput<ReturnType<typeof registerForm>>;
