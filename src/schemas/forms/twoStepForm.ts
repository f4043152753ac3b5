import * as v from 'valibot';
import { type FieldRules, required } from './fields.ts';

/** The code of two-step authentication (TFA-07). */
export const twoStepForm = (rules: Pick<FieldRules, 'twoStepCode'>) =>
  v.object({ code: required(rules.twoStepCode, 'invalid') });
