import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';

/** The texts of refusals in `texts/addresses.ts`. */
export type AddressRefusal = 'reviewData' | 'foreignPostcode';

/** What a customer reads about a change of an address that failed: a text of its own, or a general one. */
export type AddressMessage = { refusal: AddressRefusal } | { error: MessageKey };

const refusals: Readonly<Record<string, AddressRefusal>> = {
  'Error on validation form, please review and try again.': 'reviewData',
  'Post code does not belong to the selected region.': 'foreignPostcode',
};

/** The message of a change that failed: by the exact text of the server, else the general one (ERR-21, ERR-22, ERR-24). */
export function addressMessage(
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): AddressMessage {
  const refusal = Object.hasOwn(refusals, problem.message) ? refusals[problem.message] : undefined;
  return refusal === undefined ? { error: messageKey(contentProblem(problem), online) } : { refusal };
}
