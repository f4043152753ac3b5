import { isPersonal } from './storedCalls.ts';

/** Largest answer that is stored, in characters: far above any of the shop, far below what would fill a phone. */
const longest = 1_000_000;

/** A customer part that is not empty: its fields are personal. */
const customer = /"customer"\s*:\s*(?!null\b)/;

type Failure = { error?: unknown; messages?: { error?: unknown[] } } | null;

function isSuccess(text: string): boolean {
  try {
    const reply = JSON.parse(text) as Failure;
    return (
      typeof reply === 'object' &&
      reply !== null &&
      !reply.error &&
      (reply.messages?.error ?? []).length === 0
    );
  } catch {
    return false;
  }
}

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

/** Whether an answer is the shop's own, and not one of a network or a server in trouble. */
export const isFinalAnswer = (response: Response): boolean =>
  isJson(response) && (response.status === 200 || response.status === 404);

/**
 * The text of an answer that may be stored (PWA-05, PWA-07); undefined for a failure, for one with a customer, a token or
 * a hash, and for what is not JSON, such as the page of a network that wants a sign-in.
 */
export async function storableText(response: Response): Promise<string | undefined> {
  if (response.status !== 200 || response.redirected || !isJson(response)) return undefined;
  const text = await response.text();
  const isStorable = text.length <= longest && !customer.test(text) && !isPersonal(text) && isSuccess(text);
  return isStorable ? text : undefined;
}
