import { memo } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { cardSizes } from '#rules/pictures/pictureUrl.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { productTexts } from '#texts/product.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Discount } from './Discount.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { productLabels } from './productLabels.ts';
import { SharedPicture } from './SharedPicture.tsx';
import { ShopPicture } from './ShopPicture.tsx';

interface ProductCardProps {
  product: ListedProduct;
  /** Whether fast shipping may be shown (SHIP-04). */
  fast: boolean;
  /** In the first view of the list: its picture is loaded eagerly. */
  first?: boolean;
}

/**
 * A product in a list: picture, brand, name, price and labels (CAT-38). Memoised, so that a new page renders only its
 * own cards, however many are above it (PLACE-05).
 */
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
