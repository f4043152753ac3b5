import * as v from 'valibot';
import { type FieldRules, required } from './fields.ts';

/** Password recovery (API-69, VAL-04). */
export const recoveryForm = (rules: Pick<FieldRules, 'email'>) =>
  v.object({ email: required(rules.email, 'email') });
