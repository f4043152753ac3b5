import * as v from 'valibot';
import { dropOffLife, wireTime } from '#mocks/clock.ts';
import { isExchangeable, linesOf, type OrderRow, type Orders, ordersOf } from '#mocks/orders/tables.ts';
import { table } from '#mocks/table.ts';
import { exchangePayload } from '#schemas/exchanges.ts';

const exchangeRow = v.object({
  batchnumber: v.string(),
  customer: v.string(),
  /** YYYY-MM-DD HH:MM:SS. */
  date: v.string(),
  status: v.picklist(['open', 'annulled', 'done']),
  ...exchangePayload.entries,
});

/** A stored exchange. Whether it has expired follows from its date. */
export type ExchangeRow = v.InferOutput<typeof exchangeRow>;

export const exchangeTable = () => table({ name: 'exchanges', schema: exchangeRow, key: 'batchnumber' });

/** The orders of a visitor, and their exchanges. */
interface Exchanges extends Orders {
  exchanges: ReturnType<typeof exchangeTable>;
}

/** The last day on which a branch accepts the articles; '' if a carrier collects them (EXCH-17). */
export function returnUntil({ date, return_way }: ExchangeRow): string {
  const made = Date.parse(`${date.replace(' ', 'T')}Z`);
  return return_way === 'branch_dropoff' ? wireTime(made + dropOffLife).slice(0, 10) : '';
}

/** The current status of an exchange: an open one that waits for a branch expires. */
export function exchangeStatus(row: ExchangeRow, { clock }: Exchanges) {
  const until = returnUntil(row);
  const today = wireTime(clock.now().getTime()).slice(0, 10);
  return row.status === 'open' && until !== '' && until < today ? 'expired' : row.status;
}

/** The exchanges of a customer, the newest first. */
export const exchangesOf = ({ exchanges }: Exchanges, customer: string) =>
  exchanges.list({
    where: (row) => row.customer === customer,
    order: (a, b) => b.date.localeCompare(a.date) || b.batchnumber.localeCompare(a.batchnumber),
  });

/** Whether an article is already in an exchange: no article is taken back twice. */
export const isTaken = (db: Exchanges, { order_nr, customer }: OrderRow, sku: string): boolean =>
  exchangesOf(db, customer).some(
    (row) =>
      row.order_nr === order_nr &&
      ['open', 'done'].includes(exchangeStatus(row, db)) &&
      row.items.some((item) => item.sku === sku),
  );

/** The orders of a customer that can be exchanged, the newest first. */
export const exchangeableOrders = (db: Exchanges, customer: string) =>
  ordersOf(db, customer).filter((row) => isExchangeable(row, db));

export const hasItem = (db: Exchanges, row: OrderRow, sku: string): boolean =>
  linesOf(db, row).some((line) => line.sku === sku);
