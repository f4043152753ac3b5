import type { OrderStatus, OrderStep } from '#schemas/orders.ts';
import type { KeptOrder } from './orders.ts';

/** A step of the timeline; `next` has not happened yet. */
export interface TimelineStep {
  /** Undefined for a status that the shop does not know. */
  code: OrderStatus | undefined;
  /** The name of the step in the words of the server, or ''. */
  label: string;
  date: string;
  state: 'past' | 'current' | 'next';
}

/** What usually happens to an order. */
const usual: readonly OrderStatus[] = ['received', 'paid', 'prepared', 'shipped', 'delivered'];

/** Every status that the shop knows. */
const known: ReadonlySet<string> = new Set<OrderStatus>([...usual, 'cancelled', 'returned']);

const knownStatus = (code: string) => (known.has(code) ? (code as OrderStatus) : undefined);

/** What has happened to an order last: what was read of it by itself is newer than the list. */
export function lastStep({ status, date, statusNotifier = [] }: KeptOrder): OrderStep {
  const last = statusNotifier.at(-1);
  if (last !== undefined) return last;
  return { code: status, label: '', date: status === 'received' ? date : '' };
}

/** The steps of an order until they are read: its status, and what usually precedes it, so that the space is there. */
function unreadSteps(order: KeptOrder): OrderStep[] {
  const before = usual.slice(0, Math.max(usual.indexOf(order.status as OrderStatus), 0));
  const earlier = before.map((code) => ({ code, label: '', date: code === 'received' ? order.date : '' }));
  return [...earlier, lastStep(order)];
}

/**
 * What has happened to an order, and what usually follows: the steps after the last one, unless it was cancelled or
 * returned, or is in a state that the shop does not know (AFTER-01).
 */
export function timelineOf(order: KeptOrder): TimelineStep[] {
  const { statusNotifier = [] } = order;
  const steps = statusNotifier.length > 0 ? statusNotifier : unreadSteps(order);
  const happened = steps.map(({ code, label, date }, place): TimelineStep => ({
    code: knownStatus(code),
    label,
    date,
    state: place === steps.length - 1 ? 'current' : 'past',
  }));
  const reached = usual.indexOf(happened.at(-1)?.code as OrderStatus);
  const following = reached === -1 ? [] : usual.slice(reached + 1);
  return [...happened, ...following.map((code) => ({ code, label: '', date: '', state: 'next' as const }))];
}
