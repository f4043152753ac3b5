import { isNotFound, isOutOfStock } from '#rules/cart/cart.ts';
import { messageKey } from '#rules/messages/messages.ts';
import type { Problem, ProblemDetail } from '#schemas/problem.ts';
import type { cartMessagesTexts } from '#texts/cartMessages.ts';
import type { shellTexts } from '#texts/shell.ts';
import type { TextsOf } from '#texts/textBundle.ts';

/** The failure of an add or a change of quantity, as the server reports it. */
type Failure = Pick<Problem, 'status'> & { errors: readonly ProblemDetail[] };

type Texts = TextsOf<[typeof cartMessagesTexts, typeof shellTexts]>;

/** The text for a failed change of an item: a mapped message, else the generic one (CART-18, CART-20). */
export function cartErrorText(
  { cartMessages, errors }: Texts,
  failure: Failure,
  item: string,
  online: boolean,
): string {
  if (isNotFound(failure.errors, item)) return cartMessages.unknownCode;
  if (isOutOfStock(failure.errors, item)) return cartMessages.outOfStock;
  return errors[messageKey(failure, online)];
}
