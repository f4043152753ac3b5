import * as v from 'valibot';
import {
  checkTogether,
  type FieldFault,
  type FieldRules,
  filled,
  optional,
  required,
  twoDigits,
} from './fields.ts';

/** What a registration and a later edit ask about the person: every field but the middle name is mandatory (SESS-28). */
export const personFields = (rules: FieldRules) => ({
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
export const documentFits = <Form extends Document>(rules: FieldRules) =>
  checkTogether<Form>(
    ['identification', 'identification_type'],
    ({ identification_type: type, identification }) => {
      const { clean, accepts } = rules.document(type);
      return accepts(clean(identification));
    },
    'invalid',
  );

/** Checks the parts of a date of birth (VAL-14). */
export const isBorn = <Form extends Day>(rules: FieldRules) =>
  checkTogether<Form>(['day', 'month', 'year'], (date) => rules.isBirthDate(date), 'birthDate');

/** Document and date as they are sent: '30123456', '07'. */
export const sentPerson = (rules: FieldRules, person: Document & Day) => ({
  identification: rules.document(person.identification_type).clean(person.identification),
  day: twoDigits(person.day),
  month: twoDigits(person.month),
});
