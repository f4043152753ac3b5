import type { Order, OrderLine, OrderStep, WireOrder, WireOrderItem } from '#schemas/orders.ts';

/** A quantity that may arrive as text; an unreadable one is 1 (ORD-03). */
const countOf = (quantity: number | string) => {
  const count = Number(quantity);
  return Number.isFinite(count) && count > 0 ? count : 1;
};

/** Merges the lines of one item into the first of them (ORD-02, ORD-03). */
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

export const toOrder = (order: WireOrder): Order => ({ ...order, items: mergedItems(order.items) });

export interface OrdersPage {
  offset: number;
  orders: readonly Order[];
}

/** An order with its steps, once they were read (ORD-10). */
export interface OrderWithSteps extends Order {
  statusNotifier?: readonly OrderStep[];
}

/** The loaded orders by number, and the numbers of the list in their order (ORD-01). */
export interface Orders {
  list: readonly string[];
  byNumber: ReadonlyMap<string, OrderWithSteps>;
}

/**
 * Joins pages that may have arrived in any order; each order stays where it came first (ORD-06). An order that was read
 * alone is not in the list, or the offset of the next page would be too high (ORD-08, ORD-09).
 */
export function heldOrders(pages: readonly OrdersPage[], alone: readonly OrderWithSteps[] = []): Orders {
  const listed = pages.toSorted((a, b) => a.offset - b.offset).flatMap(({ orders }) => orders);
  const byNumber = new Map<string, OrderWithSteps>();
  for (const order of listed) if (!byNumber.has(order.order_nr)) byNumber.set(order.order_nr, order);
  const list = [...byNumber.keys()];
  for (const order of alone) byNumber.set(order.order_nr, order);
  return { list, byNumber };
}

/** Adds the steps of one order (ORD-10). */
export function withStatus(orders: Orders, number: string, steps: readonly OrderStep[] | undefined): Orders {
  const order = orders.byNumber.get(number);
  if (order === undefined || steps === undefined) return orders;
  return { ...orders, byNumber: new Map(orders.byNumber).set(number, { ...order, statusNotifier: steps }) };
}
