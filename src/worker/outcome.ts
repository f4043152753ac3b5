import * as v from 'valibot';
import { notFound } from '#rules/catalogue/listPage.ts';
import { isPersonal, type StoredCall } from './storedCalls.ts';

/** An answer that is stored. */
export interface Stored {
  text: string;
  /** It is used only where the server gives no answer. */
  fallback: boolean;
}

/**
 * What an answer of the server means for the stored one: its text takes the place of it, it ends it, or it leaves it, as
 * one of a network or a server in trouble does, whatever it is called. That a list does not
 * exist is a fallback: the page requests an editorial page next (CAT-53), which is not found without network otherwise.
 */
type Outcome = Stored | 'ended' | 'trouble';

/** Largest answer that is stored, in characters: far above any of the shop, far below what would fill a phone. */
const longest = 1_000_000;

/** A customer part that is not empty: its fields are personal. */
const customer = /"customer"\s*:(?!\s*null\b)/;

const withErrors = v.object({ messages: v.object({ error: v.pipe(v.array(v.string()), v.minLength(1)) }) });

const failure = v.union([v.object({ error: v.custom<unknown>(Boolean) }), withErrors]);

/** The answer for a list that does not exist (CAT-52). */
const noList = v.object({ messages: v.object({ error: v.strictTuple([v.literal(notFound)]) }) });

/** The value of a JSON text; undefined for another one, such as an answer cut short. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

/**
 * What to do with an answer (PWA-05, PWA-07). It is stored if it is of the shape that the page expects, so that no other
 * can replace one with which the screen opens. The schema of the call is checked here and not by the page, which may be
 * closed before it could report that it has refused an answer. Stored answers end with a 404 or 410, and where the server
 * gives them with a customer, a token or a hash.
 */
export async function outcomeOf(response: Response, reply: StoredCall['reply']): Promise<Outcome> {
  const { status, redirected } = response;
  if (!isJson(response) || redirected) return 'trouble';
  if (status === 404 || status === 410) return 'ended';
  if (status !== 200) return 'trouble';
  const text = await response.text();
  const body = text.length > longest ? undefined : parsed(text);
  const fallback = v.is(noList, body);
  if ((v.is(failure, body) && !fallback) || !v.is(reply, body)) return 'trouble';
  return customer.test(text) || isPersonal(text) ? 'ended' : { text, fallback };
}
