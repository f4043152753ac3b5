import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';

/** The scores of the survey, from 'not at all' to 'very' (CONTENT-13). */
export const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * Answers the survey about the shop: `POST {api}/customer/nps`, form `score&comment&token` (API-101); of a customer with
 * her token, of anybody else without.
 */
export const sendSurvey = endpoint({
  name: 'sendSurvey',
  requirements: ['API-101'],
  method: 'POST',
  base: 'api',
  path: 'customer/nps',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  ofSession: true,
  form: v.object({
    score: v.pipe(v.string(), v.digits(), v.transform(Number), v.picklist(scores)),
    comment: v.string(),
    token: v.exactOptional(v.string()),
  }),
  reply: apiReply({}),
});
