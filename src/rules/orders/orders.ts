import type { Order, OrderLine, OrderStep, WireOrder, WireOrderItem } from '#schemas/orders.ts';

/** A number that may arrive as text; what is none counts as one (ORD-03). */
const countOf = (quantity: number | string) => {
  const count = Number(quantity);
  return Number.isFinite(count) && count > 0 ? count : 1;
};

/** The lines of an order: those of one item are one line, in the place and with the fields of the first (ORD-02, ORD-03). */
export function mergedItems<Item extends Pick<WireOrderItem, 'sku' | 'quantity'>>(
  items: readonly Item[],
): (Item & Pick<OrderLine, 'quantity'>)[] {
  const lines = new Map<string, Item & Pick<OrderLine, 'quantity'>>();
  for (const item of items) {
    const first = lines.get(item.sku);
    const quantity = countOf(item.quantity) + (first?.quantity ?? 0);
    lines.set(item.sku, { ...(first ?? item), quantity });
  }
  return [...lines.values()];
}

/** An order as the shop keeps it. */
export const toOrder = (order: WireOrder): Order => ({ ...order, items: mergedItems(order.items) });

/** A page of orders as it was asked for. */
export interface OrdersPage {
  offset: number;
  orders: readonly Order[];
}

/** An order with what has happened to it, once that was read (ORD-10). */
export interface KeptOrder extends Order {
  statusNotifier?: readonly OrderStep[];
}

/** The orders that are held: each by its number, and the numbers of the list in their order (ORD-01). */
export interface Orders {
  list: readonly string[];
  byNumber: ReadonlyMap<string, KeptOrder>;
}

/**
 * The orders of pages that may have arrived in any order, each order once, where it came first (ORD-06). An order that
 * was read by itself is held beside them: it is no part of the list, or the page that follows would begin too late
 * (ORD-08, ORD-09).
 */
export function heldOrders(pages: readonly OrdersPage[], alone: readonly KeptOrder[] = []): Orders {
  const listed = pages.toSorted((a, b) => a.offset - b.offset).flatMap(({ orders }) => orders);
  const byNumber = new Map<string, KeptOrder>();
  for (const order of listed) if (!byNumber.has(order.order_nr)) byNumber.set(order.order_nr, order);
  const list = [...byNumber.keys()];
  for (const order of alone) byNumber.set(order.order_nr, order);
  return { list, byNumber };
}

/** The orders with what has happened to one of them (ORD-10). */
export function withStatus(orders: Orders, number: string, steps: readonly OrderStep[] | undefined): Orders {
  const order = orders.byNumber.get(number);
  if (order === undefined || steps === undefined) return orders;
  return { ...orders, byNumber: new Map(orders.byNumber).set(number, { ...order, statusNotifier: steps }) };
}
