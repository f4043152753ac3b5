import * as v from 'valibot';
import { apiRead, apiReply, endpoint } from './endpoint.ts';
import { text } from './ownLists.ts';

/** A question of the help with its answer, in HTML. */
const question = v.object({ question: v.string(), answer: text });

/** Reads the questions of the help: `GET {api}/menu/getstatic?key=help_pwa` (API-26); `null` if there is nothing. */
export const getHelp = endpoint('getHelp', ['API-26'], {
  ...apiRead,
  path: 'menu/getstatic',
  ofSession: true,
  fixed: { key: 'help_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.nullable(v.array(question)) }),
});

/** Keys of content that is no HTML: `getHelp`, `getSizeTables` and `getLegacySegmentTabs` read it. */
const ownCalls = new Set(['menu_pwa', 'sizes_pwa', 'help_pwa']);

/**
 * Reads the HTML of a key: `GET {api}/menu/getstatic?key` (API-26); `null` without content. Keys with content of another
 * shape have separate calls.
 */
export const getContentBlock = endpoint('getContentBlock', ['API-26'], {
  ...apiRead,
  path: 'menu/getstatic',
  ofSession: true,
  query: v.object({
    key: v.pipe(
      v.string(),
      v.check((key) => !ownCalls.has(key)),
    ),
  }),
  reply: apiReply({ content: v.nullable(v.string()) }),
});

export type Question = v.InferOutput<typeof question>;

/** The help of the shop (CONTENT-08). */
export interface Help {
  helpPage: readonly Question[];
}

/** Ends a subscription to the newsletter, by the key in its e-mails: `POST {api}/newsletter/unsign`, form `key` (API-102). */
export const unsubscribe = endpoint('unsubscribe', ['API-102'], {
  method: 'POST',
  base: 'api',
  path: 'newsletter/unsign',
  apiVersion: 2,
  kind: 'change',
  form: v.object({ key: v.string() }),
  reply: apiReply({}),
});

/** The scores of the survey, from 'not at all' to 'very' (CONTENT-13). */
export const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * Answers the survey about the shop: `POST {api}/customer/nps`, form `score&comment&token` (API-101). Only a customer
 * sends a token.
 */
export const sendSurvey = endpoint('sendSurvey', ['API-101'], {
  method: 'POST',
  base: 'api',
  path: 'customer/nps',
  apiVersion: 2,
  kind: 'change',
  ofSession: true,
  form: v.object({
    score: v.pipe(v.string(), v.digits(), v.transform(Number), v.picklist(scores)),
    comment: v.string(),
    token: v.exactOptional(v.string()),
  }),
  reply: apiReply({}),
});
