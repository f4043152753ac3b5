import { memo } from 'react';
import { Link } from './Link.tsx';
import { offerOf } from '#rules/offer.ts';
import { cardSizes } from '#rules/pictureAddress.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { Card } from '#ui/Card.tsx';
import { Discount } from './Discount.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { productLabels } from './productLabels.ts';
import { useShop } from './shop.ts';
import { SharedPicture } from './SharedPicture.tsx';
import { ShopPicture } from './ShopPicture.tsx';

interface ProductCardProps {
  product: ListedProduct;
  /** Whether fast shipping is shown here at all (SHIP-04). */
  fast: boolean;
  /** Among the first to be seen: its picture is fetched at once. */
  first?: boolean;
}

/**
 * A product in a list: its picture, brand, name and price, and what is special about it (CAT-38). Drawn once: a page
 * that comes costs as much as its own cards, however many stand above (PLACE-05).
 */
export const ProductCard = memo(function ProductCard({ product, fast, first = false }: ProductCardProps) {
  const { texts } = useShop();
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
      price={<PriceBlock product={product} />}
      labels={productLabels(product, fast, texts)}
    />
  );
});
