import { shownMoment } from '#rules/account/shownDetails.ts';
import type { MadeExchange, Office } from '#schemas/exchanges.ts';

/** What the shop knows of a request: an unknown status is one that nothing can be done about. */
export type MadeState = 'open' | 'annulled' | 'expired' | 'done' | 'unknown';

const known: ReadonlySet<string> = new Set<MadeState>(['open', 'annulled', 'expired', 'done']);

/** The state of a request (API-95). */
export const madeState = ({ status }: Pick<MadeExchange, 'status'>): MadeState =>
  known.has(status) ? (status as MadeState) : 'unknown';

/** Whether a request can still be annulled (EXCH-15): one whose time is over counts as annulled (EXCH-17). */
export const canBeAnnulled = (made: Pick<MadeExchange, 'status'>): boolean => madeState(made) === 'open';

/** Whether the articles have not arrived at the branch in time (EXCH-17, ERR-53). */
export const hasExpired = (made: Pick<MadeExchange, 'status'>): boolean => madeState(made) === 'expired';

/** The requests that articles of an order are in: an annulled one, or one that came too late, has given them back. */
export const requestsOf = (made: readonly MadeExchange[], order: string): MadeExchange[] =>
  made.filter((each) => each.order_nr === order && !['annulled', 'expired'].includes(madeState(each)));

/** A request for the order that was not there before it was sent: the one whose answer was lost. */
export const madeSince = (
  made: readonly MadeExchange[],
  order: string,
  before: readonly string[],
): MadeExchange | undefined =>
  made.find((each) => each.order_nr === order && canBeAnnulled(each) && !before.includes(each.batchnumber));

/** A date of an exchange; one that is not fixed, or cannot be read, says so (EXCH-13, EXCH-14). */
export const exchangeDate = (date: string, unknown: string): string => shownMoment(date, unknown);

/** A branch in one line: its name, address and hours, as far as they are known. */
export const officeLine = ({ name, address1, city, hours }: Office): string =>
  [name, address1, city, hours].filter((part) => part !== '').join(', ');
