import * as v from 'valibot';
import {
  checkTogether,
  type FieldFault,
  type FieldRules,
  filled,
  isFilled,
  optional,
  required,
  secret,
  twoDigits,
} from './fields.ts';

/** The personal fields of registration and edit; all but the middle name are mandatory (SESS-28). */
const personFields = (rules: FieldRules) => ({
  first_name: required(rules.name, 'sign'),
  middle_name: optional(rules.name, 'sign'),
  last_name: required(rules.name, 'sign'),
  identification_type: v.pipe(
    filled,
    v.check((type) => rules.documentTypes.includes(type), 'invalid' satisfies FieldFault),
  ),
  identification: filled,
  day: filled,
  month: filled,
  year: filled,
  gender: filled,
});

type Document = Record<'identification' | 'identification_type', string>;
type Day = Record<'day' | 'month' | 'year', string>;

/** Checks a document by its type (VAL-27, VAL-31). */
const documentFits = <Form extends Document>(rules: FieldRules) =>
  checkTogether<Form>(
    ['identification', 'identification_type'],
    ({ identification_type: type, identification }) => {
      const { clean, accepts } = rules.document(type);
      return accepts(clean(identification));
    },
    'invalid',
  );

/** Checks the parts of a date of birth (VAL-14). */
const isBorn = <Form extends Day>(rules: Pick<FieldRules, 'isBirthDate'>) =>
  checkTogether<Form>(['day', 'month', 'year'], (date) => rules.isBirthDate(date), 'birthDate');

/** Document and date as they are sent: '30123456', '07'. */
const sentPerson = (rules: FieldRules, person: Document & Day) => ({
  identification: rules.document(person.identification_type).clean(person.identification),
  day: twoDigits(person.day),
  month: twoDigits(person.month),
});

/**
 * Registration, by the field names of its call (SESS-27 to SESS-30, API-71). All fields but the middle name and the box
 * for news are mandatory. The output is the payload.
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

export type RegisterFormOutput = v.InferOutput<ReturnType<typeof registerForm>>;

export type RegisterFormInput = v.InferInput<ReturnType<typeof registerForm>>;

/**
 * The edit of a customer, by the field names of its call (ACC-05, ACC-06, API-72); `newsletters` has the choice for each
 * newsletter in their order. The old password is mandatory with a new one, and all three are left out without one.
 */
export const editForm = (rules: FieldRules) =>
  v.pipe(
    v.object({
      ...personFields(rules),
      newsletters: v.array(v.boolean()),
      oldpassword: v.string(),
      password: optional(rules.password, 'password'),
      password2: v.string(),
    }),
    documentFits(rules),
    isBorn(rules),
    checkTogether(
      ['oldpassword', 'password'],
      ({ oldpassword, password }) => isFilled(oldpassword) || !isFilled(password),
      'required',
    ),
    checkTogether(
      ['password2', 'password'],
      ({ password, password2 }) => password === password2 || !(isFilled(password) || isFilled(password2)),
      'passwordsDiffer',
    ),
    v.transform(({ oldpassword, password, password2, ...person }) => ({
      ...person,
      ...sentPerson(rules, person),
      ...(isFilled(password) && { oldpassword, password, password2 }),
    })),
  );

/**
 * Completion of a social profile, by the field names of its call (SESS-34, API-67). The form starts with the values of the
 * profile, and shows the fields that this schema refuses.
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
    isBorn(rules),
    v.transform(({ day, month, year, ...form }) => ({
      ...form,
      birthday: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    })),
  );

export type SocialFormOutput = v.InferOutput<ReturnType<typeof socialForm>>;

/** The names of the fields with invalid values. */
export const wrongFields = (form: v.GenericSchema, values: unknown): string[] => [
  ...new Set((v.safeParse(form, values).issues ?? []).map((issue) => String(issue.path?.[0]?.key))),
];
