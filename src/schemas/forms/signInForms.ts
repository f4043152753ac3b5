import * as v from 'valibot';
import { type FieldRules, required, secret } from './fields.ts';

/**
 * Sign in (SESS-26), by the field names of its call. The password has no pattern, because old ones must still work, and
 * is sent as typed.
 */
export const loginForm = (rules: Pick<FieldRules, 'email'>) =>
  v.object({
    username: required(rules.email, 'email'),
    password: secret,
    keepSession: v.boolean(),
  });

export type LoginFormOutput = v.InferOutput<ReturnType<typeof loginForm>>;

/** Password recovery (API-69, VAL-04). */
export const recoveryForm = (rules: Pick<FieldRules, 'email'>) =>
  v.object({ email: required(rules.email, 'email') });
