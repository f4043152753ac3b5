import * as v from 'valibot';
import { checkTogether, type FieldRules, isFilled, optional } from './fields.ts';
import { documentFits, isBorn, personFields, sentPerson } from './personFields.ts';

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
