import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { Wishlist } from '#schemas/persisted.ts';
import type { Problem } from '#schemas/problem.ts';

/**
 * Returns the order of the wishlist after a response. Known skus keep their position, even if the response lacks them,
 * so that an undone removal returns to its position (KEEP-01). New skus are added at the end.
 */
export const orderAfter = (known: readonly string[], answer: Wishlist): string[] => [
  ...known,
  ...Object.keys(answer).filter((sku) => !known.includes(sku)),
];

/** The text for a failed change of the wishlist: a text for this refusal, or a general one. */
export type WishlistMessage = { refusal: 'alreadyThere' } | { error: MessageKey };

/** Finds the text by the server's exact message, else the general text (ERR-23, ERR-24). */
export const wishlistMessage = (
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): WishlistMessage =>
  problem.message === 'Item already exist in wishlist.'
    ? { refusal: 'alreadyThere' }
    : { error: messageKey(contentProblem(problem), online) };
