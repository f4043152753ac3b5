import { useTexts } from '#commerce/useTexts.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { type RowItem, Rows } from '#ui/layout/Rows.tsx';

interface ProductFactsProps {
  product: Product;
  /** It is delivered by motorcycle (SHIP-04). */
  fast: boolean;
}

/** Shipping and seller of a product (SHIP-01, SHIP-02, PROD-13). */
export function ProductFacts({ product, fast }: ProductFactsProps) {
  const { delivery, productPage: texts } = useTexts(productTexts, productPageTexts);
  const { freeShipping, seller, sellerFreeShipping } = product;
  const items: RowItem[] = [];
  if (fast) items.push({ icon: 'bolt', title: delivery.fast });
  if (freeShipping) items.push({ icon: 'truck', title: delivery.free });
  if (seller !== '')
    items.push({
      icon: 'tag',
      title: texts.soldBy(seller),
      text: sellerFreeShipping ? delivery.free : undefined,
    });
  return items.length === 0 ? null : <Rows items={items} />;
}
