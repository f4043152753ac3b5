import * as v from 'valibot';
import { notFound } from '#rules/catalogue/listPage.ts';
import { isPersonal, read, type StoredCall } from './storedCalls.ts';

export interface Stored {
  text: string;
  /** Used only if the server does not answer. */
  fallback: boolean;
}

/**
 * The effect of the server's answer on the stored one: it replaces it, deletes it (`ended`) or leaves it (`trouble`: the
 * network or the server has a problem). The answer for a missing list is stored as a fallback, because the page requests
 * an editorial page only after it, also offline (CAT-53).
 */
type Outcome = Stored | 'ended' | 'trouble';

/** Maximum length of a stored answer in characters, far above the answers of the shop. */
const maxLength = 1_000_000;

/** A `customer` field that is not empty has personal data. */
const customer = /"customer"\s*:(?!\s*null\b)/;

const withErrors = v.object({ messages: v.object({ error: v.pipe(v.array(v.string()), v.minLength(1)) }) });

const failure = v.union([v.object({ error: v.custom<unknown>(Boolean) }), withErrors]);

/** The answer for a list that does not exist (CAT-52). */
const noList = v.object({ messages: v.object({ error: v.strictTuple([v.literal(notFound)]) }) });

/**
 * Decides what to do with an answer (PWA-05, PWA-07). It is stored only if it has the shape that the page expects. The
 * worker checks the schema because the page may be closed before it can report a bad answer. A stored answer is deleted
 * after a 404 or 410, or if the new answer has a customer, a token or a hash.
 */
export async function outcomeOf(response: Response, reply: StoredCall['reply']): Promise<Outcome> {
  const { status, redirected, headers } = response;
  if (!/\bjson\b/.test(headers.get('content-type') ?? '') || redirected) return 'trouble';
  if (status === 404 || status === 410) return 'ended';
  if (status !== 200) return 'trouble';
  const text = await response.text();
  const body = text.length > maxLength ? undefined : read((): unknown => JSON.parse(text));
  const fallback = v.is(noList, body);
  if ((v.is(failure, body) && !fallback) || !v.is(reply, body)) return 'trouble';
  return customer.test(text) || isPersonal(text) ? 'ended' : { text, fallback };
}
