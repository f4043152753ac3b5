import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/page/Link.tsx';
import { type Shop, useShop } from '#commerce/shop.ts';
import { LateHeart } from '#commerce/wishlist/LateHeart.tsx';
import { offerOf } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { Shelf } from '#ui/layout/Shelf.tsx';
import { ShelfCard } from '#ui/layout/ShelfCard.tsx';
import { Discount } from './Discount.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ShopPicture } from './ShopPicture.tsx';

interface ProductShelfProps {
  title: string;
  /** What is known of each beyond these fields is passed to its page, as its preview. */
  products: readonly Pick<
    ListedProduct,
    'sku' | 'productName' | 'brand' | 'price' | 'specialprice' | 'productImage' | 'url'
  >[];
}

/** How far the rows of each history entry are scrolled, in px, for a return to it. */
const positionsOf = new WeakMap<Shop, Map<string, number>>();

/**
 * A row of products, absent without any. Its pictures take no part in the transition to the product page: a page may
 * show one product in a list and on a shelf, and a transition needs one picture of each.
 */
export function ProductShelf({ title, products }: ProductShelfProps) {
  const shop = useShop();
  const { key } = useLocation();
  if (products.length === 0) return null;
  const positions = positionsOf.get(shop) ?? new Map<string, number>();
  positionsOf.set(shop, positions);
  const row = `${key} ${title}`;
  return (
    <Shelf title={title} left={positions.get(row) ?? 0} onScroll={(left) => positions.set(row, left)}>
      {products.map((product) => {
        const { percent } = offerOf(product);
        return (
          <li key={product.sku}>
            <ShelfCard
              link={<Link to={product.url} state={product} />}
              name={product.productName}
              brand={product.brand}
              picture={<ShopPicture address={product.productImage} alt="" width={148} height={185} />}
              ticket={percent !== undefined && <Discount percent={percent} />}
              tool={<LateHeart product={product} />}
              price={<PriceBlock product={product} />}
            />
          </li>
        );
      })}
    </Shelf>
  );
}
