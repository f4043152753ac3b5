import { shownMoment } from '#rules/account/shownDetails.ts';
import { contentProblem, type MessageKey, messageKey } from '#rules/messages/messages.ts';
import type { MadeExchange, Office } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ExchangeBlock } from './steps.ts';

/** The state of a request. */
export type MadeState = 'open' | 'annulled' | 'expired' | 'done' | 'unknown';

const known: ReadonlySet<string> = new Set<MadeState>(['open', 'annulled', 'expired', 'done']);

/** The state of a request (API-95). */
export const madeState = ({ status }: Pick<MadeExchange, 'status'>): MadeState =>
  known.has(status) ? (status as MadeState) : 'unknown';

/** Whether a request can still be annulled (EXCH-15); an expired one cannot (EXCH-17). */
export const canBeAnnulled = (made: Pick<MadeExchange, 'status'>): boolean => madeState(made) === 'open';

/** Whether the articles did not arrive at the branch in time (EXCH-17, ERR-53). */
export const hasExpired = (made: Pick<MadeExchange, 'status'>): boolean => madeState(made) === 'expired';

/** The active requests for an order: an annulled or expired request has released its articles. */
export const requestsOf = (made: readonly MadeExchange[], order: string): MadeExchange[] =>
  made.filter((each) => each.order_nr === order && !['annulled', 'expired'].includes(madeState(each)));

/** Finds the request whose response was lost: it is new since `before`. */
export const madeSince = (
  made: readonly MadeExchange[],
  order: string,
  before: readonly string[],
): MadeExchange | undefined =>
  made.find((each) => each.order_nr === order && canBeAnnulled(each) && !before.includes(each.batchnumber));

/** A date of an exchange; `unknown` if it is not fixed or unreadable (EXCH-13, EXCH-14). */
export const exchangeDate = (date: string, unknown: string): string => shownMoment(date, unknown);

/** Name, address and hours of a branch in one line. */
export const officeLine = ({ name, address1, city, hours }: Office): string =>
  [name, address1, city, hours].filter((part) => part !== '').join(', ');

const refusals: Readonly<Record<string, ExchangeBlock>> = {
  'Order not found.': 'noOrders',
  'Product not available for exchange.': 'unavailable',
  'Size not available.': 'sizeGone',
  'Address not found.': 'incompleteAddress',
  'Invalid bank data.': 'incompleteBank',
};

/** The message of a failed request: a known refusal or a general text, never the server's own (ERR-04). */
export function exchangeMessage(
  problem: Pick<Problem, 'message' | 'status'>,
  online: boolean,
): { block: ExchangeBlock } | { error: MessageKey } {
  const block = Object.hasOwn(refusals, problem.message) ? refusals[problem.message] : undefined;
  return block === undefined ? { error: messageKey(contentProblem(problem), online) } : { block };
}
