import { isOutOfStock, isUnknown } from '#rules/cartFailure.ts';
import { messageKey } from '#rules/messages.ts';
import type { Problem, ProblemDetail } from '#schemas/problem.ts';
import type { Texts } from '#texts/catalogue.ts';

/** What the server told of an item that is not in the cart, or not so many of it. */
type Told = Pick<Problem, 'status'> & { errors: readonly ProblemDetail[] };

/** Why an item is not in the cart as it was asked for: a mapped message, else the generic one (CART-18, CART-20). */
export function cartWords({ cart, errors }: Texts, told: Told, item: string, online: boolean): string {
  if (isUnknown(told.errors, item)) return cart.unknownCode;
  if (isOutOfStock(told.errors, item)) return cart.outOfStock;
  return errors[messageKey(told, online)];
}
