import { parseUrl } from '#lib/parseUrl.ts';
import type { Order } from '#schemas/orders.ts';

/** The address at which a parcel can be followed; undefined for none, and for one that is no page (ORD-12). */
export function trackingUrl({ tracking }: Pick<Order, 'tracking'>): string | undefined {
  // Stryker disable next-line StringLiteral: the fallback matches nothing, whatever it is
  const url = parseUrl(tracking?.url ?? '');
  // Stryker disable next-line Regex: a protocol ends with its only colon
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
