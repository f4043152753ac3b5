import { isNotFound, isOutOfStock } from '#rules/cart/cart.ts';
import { messageKey } from '#rules/messages/messages.ts';
import type { Problem, ProblemDetail } from '#schemas/problem.ts';
import type { cartMessagesTexts } from '#texts/cartMessages.ts';
import type { shellTexts } from '#texts/shell.ts';
import type { TextsOf } from '#texts/textBundle.ts';

/** The errors of a failed add or change, as the server reports them. */
type FailedChange = Pick<Problem, 'status'> & { errors: readonly ProblemDetail[] };

type Texts = TextsOf<[typeof cartMessagesTexts, typeof shellTexts]>;

/** The text for a failed change of an item: the text of its error, or the generic one (CART-18, CART-20). */
export function cartErrorText(
  { cartMessages, errors }: Texts,
  failed: FailedChange,
  item: string,
  online: boolean,
): string {
  if (isNotFound(failed.errors, item)) return cartMessages.unknownCode;
  if (isOutOfStock(failed.errors, item)) return cartMessages.outOfStock;
  return errors[messageKey(failed, online)];
}
