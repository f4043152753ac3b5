import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ExchangeBlock } from './steps.ts';

const refusals: Readonly<Record<string, ExchangeBlock>> = {
  'Order not found.': 'noOrders',
  'Product not available for exchange.': 'unavailable',
  'Size not available.': 'sizeGone',
  'Address not found.': 'incompleteAddress',
  'Invalid bank data.': 'incompleteBank',
};

/** What a customer reads about a request that failed: what stops it, or a general text; never the server's own (ERR-04). */
export function exchangeMessage(
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): { block: ExchangeBlock } | { error: MessageKey } {
  const block = Object.hasOwn(refusals, problem.message) ? refusals[problem.message] : undefined;
  return block === undefined ? { error: messageKey(contentProblem(problem), online) } : { block };
}
