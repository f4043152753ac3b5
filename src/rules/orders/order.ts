import { parseUrl } from '#lib/parse.ts';
import type { Order, OrderStatus, OrderStep } from '#schemas/orders.ts';
import type { OrderWithSteps } from './orders.ts';

/** A step of the timeline; `next` has not happened yet. */
export interface TimelineStep {
  /** Undefined for a status that the shop does not know. */
  code: OrderStatus | undefined;
  /** The name of the step in the words of the server, or ''. */
  label: string;
  date: string;
  state: 'past' | 'current' | 'next';
}

/** The usual steps of an order. */
const usual: readonly OrderStatus[] = ['received', 'paid', 'prepared', 'shipped', 'delivered'];

/** Every status that the shop knows. */
const known: ReadonlySet<string> = new Set<OrderStatus>([...usual, 'cancelled', 'returned']);

const knownStatus = (code: string) => (known.has(code) ? (code as OrderStatus) : undefined);

/** Returns the last step of an order: from its own steps, which are newer than the list, else from the list. */
export function lastStep({ status, date, statusNotifier = [] }: OrderWithSteps): OrderStep {
  const last = statusNotifier.at(-1);
  if (last !== undefined) return last;
  return { code: status, label: '', date: status === 'received' ? date : '' };
}

/** The usual steps before a status: a returned order was delivered, and a cancelled one was received. */
function stepsBefore(status: string): readonly OrderStatus[] {
  if (status === 'returned') return usual;
  return usual.slice(0, status === 'cancelled' ? 1 : Math.max(usual.indexOf(status as OrderStatus), 0));
}

/** The steps of an order until they are read, so that the space is reserved: its status and the usual steps before it. */
function unreadSteps(order: OrderWithSteps): OrderStep[] {
  const earlier = stepsBefore(order.status).map((code) => ({
    code,
    label: '',
    date: code === 'received' ? order.date : '',
  }));
  return [...earlier, lastStep(order)];
}

/** The steps of an order and the usual next ones; none after a cancelled, returned or unknown one (AFTER-01). */
export function timelineOf(order: OrderWithSteps): TimelineStep[] {
  const { statusNotifier = [] } = order;
  const steps = statusNotifier.length > 0 ? statusNotifier : unreadSteps(order);
  const happened = steps.map(({ code, label, date }, index): TimelineStep => ({
    code: knownStatus(code),
    label,
    date,
    state: index === steps.length - 1 ? 'current' : 'past',
  }));
  const reached = usual.indexOf(happened.at(-1)?.code as OrderStatus);
  const following = reached === -1 ? [] : usual.slice(reached + 1);
  return [...happened, ...following.map((code) => ({ code, label: '', date: '', state: 'next' as const }))];
}

/** The sums of an order in the major unit; undefined if unknown. */
export interface OrderSums {
  subtotal: number | undefined;
  shipping: number | undefined;
  /** In the server's notation. */
  total: number | string;
}

const readable = /^-?\d+(?:\.\d+)?$/;

/** An amount in cents, which add up exactly; undefined if it is unreadable (FMT-07). */
function centsOf(amount: number | string): number | undefined {
  const isNumber = typeof amount === 'number' || readable.test(amount.trim());
  const cents = isNumber ? Math.round(Number(amount) * 100) : Number.NaN;
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The price of a line; undefined if the price is unreadable. */
export function lineSum(price: number | string, quantity: number): number | undefined {
  const cents = centsOf(price);
  return cents === undefined ? undefined : (cents * quantity) / 100;
}

/** The sums of an order: shipping is the total without the lines. */
export function orderSums({ items, total }: Pick<Order, 'items' | 'total'>): OrderSums {
  const unknown = { subtotal: undefined, shipping: undefined, total };
  let paid = 0;
  for (const { paid_price: price, quantity } of items) {
    const cents = centsOf(price);
    // Stryker disable next-line ConditionalExpression: an unreadable price makes the sum unreadable too
    if (cents === undefined) return unknown;
    paid += cents * quantity;
  }
  const shipping = (centsOf(total) ?? Number.NaN) - paid;
  // A total below its lines has a discount that the response does not name.
  return items.length > 0 && shipping >= 0
    ? { subtotal: paid / 100, shipping: shipping / 100, total }
    : unknown;
}

const day = 86_400_000;
// Stryker disable next-line Regex: with more text behind it the time is invalid anyway
const written = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * The days left to exchange or return a delivered order, 0 on the last one; undefined if it is not possible (AFTER-03).
 * `now` is the server's time; its day is taken from the calendar of this device.
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

/** Returns the tracking URL of a parcel; undefined unless it is a web page (ORD-12). */
export function trackingUrl({ tracking }: Pick<Order, 'tracking'>): string | undefined {
  // Stryker disable next-line StringLiteral: the fallback only has to match nothing
  const url = parseUrl(tracking?.url ?? '');
  // Stryker disable next-line Regex: a protocol ends with its only colon
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
