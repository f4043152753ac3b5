import { stockLabel } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import type { productTexts } from '#texts/product.ts';
import type { CardLabel } from '#ui/layout/Card.tsx';

/**
 * The labels of a product card, the most urgent first: stock (SHIP-07), free and fast shipping (SHIP-01, SHIP-02).
 * `fast` says whether fast shipping may be shown (SHIP-04).
 */
export function productLabels(
  product: ListedProduct,
  fast: boolean,
  texts: ReturnType<typeof productTexts>,
): CardLabel[] {
  const { available, sizes, freeShipping, fastShipping } = product;
  const left = stockLabel(sizes.reduce((sum, { stock }) => sum + stock, 0));
  const labels: CardLabel[] = [];
  if (!available) labels.push({ text: texts.product.soldOut, tone: 'urgent' });
  else if (left !== undefined) labels.push({ text: texts.stock[left], tone: 'urgent' });
  if (freeShipping) labels.push({ text: texts.delivery.free, tone: 'saving' });
  if (fastShipping && fast) labels.push({ text: texts.delivery.fast, tone: 'quiet' });
  return labels;
}
