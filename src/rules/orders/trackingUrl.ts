import { parseUrl } from '#lib/parseUrl.ts';
import type { Order } from '#schemas/orders.ts';

/** The address at which a parcel can be followed; undefined for none, and for one that is no page (ORD-12). */
export function trackingUrl({ tracking }: Pick<Order, 'tracking'>): string | undefined {
  const url = parseUrl(tracking?.url ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
