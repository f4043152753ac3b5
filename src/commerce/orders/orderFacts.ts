import type { ordersTexts } from '#texts/orders.ts';
import type { TextsOf } from '#texts/textBundle.ts';

type Texts = TextsOf<[typeof ordersTexts]>;

/** The name of a status; for one that the shop does not know, that of the server, or a text that says so. */
export function statusText({ orderStatus, orders }: Texts, code: string, label = ''): string {
  if (Object.hasOwn(orderStatus, code)) return orderStatus[code as keyof typeof orderStatus];
  return label || orders.unknown;
}

/** The address of an order in this shop (ROUTE-05). */
export const orderUrl = (number: string): string => `/account/orders/${encodeURIComponent(number)}`;
