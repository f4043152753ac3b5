import type { ExchangeItem } from '#schemas/exchangeShapes.ts';

/** What was paid for articles, to the cent; an amount that cannot be read makes it unknown. */
export function refundAmount(items: readonly Pick<ExchangeItem, 'paid_price' | 'quantity'>[]): number {
  const cents = items.reduce(
    (sum, { paid_price, quantity }) => sum + Math.round(paid_price * 100) * quantity,
    0,
  );
  return cents / 100;
}
