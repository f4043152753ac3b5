import * as v from 'valibot';
import { checkTogether, type FieldRules, required, secret } from './fields.ts';
import { documentFits, isBorn, personFields, sentPerson } from './personFields.ts';

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
      ...personFields(rules),
      is_newsletter_subscribed: v.boolean(),
    }),
    checkTogether(
      ['password2', 'password'],
      ({ password, password2 }) => password === password2,
      'passwordsDiffer',
    ),
    documentFits(rules),
    isBorn(rules),
    v.transform((form) => ({
      ...form,
      ...sentPerson(rules, form),
      is_newsletter_subscribed: form.is_newsletter_subscribed ? ('1' as const) : ('0' as const),
    })),
  );

/** What the form sends. */
export type RegisterFormOutput = v.InferOutput<ReturnType<typeof registerForm>>;

/** What its fields hold. */
export type RegisterFormInput = v.InferInput<ReturnType<typeof registerForm>>;
