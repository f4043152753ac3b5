import type { Order } from '#schemas/orders.ts';

const day = 86_400_000;
// Stryker disable next-line Regex: with anything behind it no time can be read
const written = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * How many days are left to exchange or return an order that has arrived, 0 on the last one (AFTER-03); undefined where
 * it is not possible, or any more. `now` is the time of the server; its day is that of the calendar of this device.
 */
export function exchangeDays(
  { exchange_until: until }: Pick<Order, 'exchange_until'>,
  status: string,
  now: Date,
): number | undefined {
  if (status !== 'delivered' || !written.test(until)) return undefined;
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const left = (Date.parse(`${until}T00:00:00Z`) - today) / day;
  return left >= 0 ? left : undefined;
}
