import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Wishlist } from '#schemas/wishlist.ts';

/**
 * The order of a wishlist on this device after an answer: what was known keeps its place, also if the answer does not
 * have it, so that an undone removal is where it was (KEEP-01); what is new comes at the end.
 */
export const orderAfter = (known: readonly string[], answer: Wishlist): string[] => [
  ...known,
  ...Object.keys(answer).filter((sku) => !known.includes(sku)),
];

/** What a customer reads about a change of the wishlist that failed: a text of its own, or a general one. */
export type WishlistMessage = { refusal: 'alreadyThere' } | { error: MessageKey };

/** The message of a change that failed: by the exact text of the server, else the general one (ERR-23, ERR-24). */
export const wishlistMessage = (
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): WishlistMessage =>
  problem.message === 'Item already exist in wishlist.'
    ? { refusal: 'alreadyThere' }
    : { error: messageKey(contentProblem(problem), online) };
