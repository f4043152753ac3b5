import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';

/** Ends a subscription to the newsletter, by the key in its e-mails: `POST {api}/newsletter/unsign`, form `key` (API-102). */
export const unsubscribe = endpoint({
  name: 'unsubscribe',
  requirements: ['API-102'],
  method: 'POST',
  base: 'api',
  path: 'newsletter/unsign',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  form: v.object({ key: v.string() }),
  reply: apiReply({}),
});
