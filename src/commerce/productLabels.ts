import { stockLabel } from '#rules/stockLabel.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import type { Texts } from '#texts/catalogue.ts';
import type { CardLabel } from '#ui/Card.tsx';

/**
 * What a product is told with besides its price, the most pressing first: what is left of it (SHIP-07), free and fast
 * shipping (SHIP-01, SHIP-02). `fast` is whether fast shipping is shown here at all (SHIP-04).
 */
export function productLabels(product: ListedProduct, fast: boolean, texts: Texts): CardLabel[] {
  const { available, sizes, freeShipping, fastShipping } = product;
  const left = stockLabel(sizes.reduce((sum, { stock }) => sum + stock, 0));
  const labels: CardLabel[] = [];
  if (!available) labels.push({ text: texts.product.soldOut, tone: 'urgent' });
  else if (left !== undefined) labels.push({ text: texts.stock[left], tone: 'urgent' });
  if (freeShipping) labels.push({ text: texts.delivery.free, tone: 'saving' });
  if (fastShipping && fast) labels.push({ text: texts.delivery.fast, tone: 'quiet' });
  return labels;
}
