import { memo } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { cardSizes } from '#rules/pictures/pictureUrl.ts';
import { offerOf, stockLabel } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { productTexts } from '#texts/product.ts';
import { Card, type CardLabel } from '#ui/layout/Card.tsx';
import { Discount, PriceBlock } from './PriceBlock.tsx';
import { SharedPicture, ShopPicture } from './ShopPicture.tsx';

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

interface ProductCardProps {
  product: ListedProduct;
  /** Whether fast shipping may be shown (SHIP-04). */
  fast: boolean;
  /** In the first view of the list: its picture is loaded eagerly. */
  first?: boolean;
}

/** A product in a list (CAT-38). Memoised, so that a new page renders only its own cards (PLACE-05). */
export const ProductCard = memo(function ProductCard({ product, fast, first = false }: ProductCardProps) {
  const texts = useTexts(productTexts);
  const { percent } = offerOf(product);
  return (
    <Card
      link={<Link to={product.url} state={product} />}
      name={product.productName}
      brand={product.brand}
      picture={
        <SharedPicture sku={product.sku}>
          <ShopPicture
            address={product.productImage}
            alt=""
            width={195}
            height={244}
            sizes={cardSizes}
            first={first}
          />
        </SharedPicture>
      }
      ticket={percent !== undefined && <Discount percent={percent} />}
      corner={product.isProductBoost ? texts.product.sponsored : undefined}
      tool={<LazyHeart product={product} />}
      price={<PriceBlock product={product} />}
      labels={productLabels(product, fast, texts)}
    />
  );
});
