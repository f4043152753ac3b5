import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/page/Link.tsx';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { useAppStore } from '#store/store.ts';
import type { Elements } from '#ui/elements.ts';
import { Shelf, ShelfCard } from '#ui/layout/Shelf.tsx';
import { Discount, PriceBlock } from './PriceBlock.tsx';
import { ShopPicture } from './ShopPicture.tsx';

type ShelfProduct = Pick<
  ListedProduct,
  'sku' | 'productName' | 'brand' | 'price' | 'specialprice' | 'productImage' | 'url'
>;

export interface ProductRow {
  title: string;
  /** Further fields of a product are passed to its page, as its preview. */
  products: readonly ShelfProduct[];
}

interface ProductShelfProps extends ProductRow {
  /** Renders the action below the price of a product. */
  renderAction?: (product: ShelfProduct) => Elements;
}

/**
 * A row of products; renders nothing without products. Its pictures have no transition to the product page, because a
 * screen may show a product twice and a transition needs a unique picture.
 */
export function ProductShelf({ title, products, renderAction }: ProductShelfProps) {
  const store = useAppStore();
  const { key } = useLocation();
  if (products.length === 0) return null;
  const positions = (store.shelves ??= new Map());
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
              tool={<LazyHeart product={product} />}
              price={<PriceBlock product={product} />}
              action={renderAction?.(product)}
            />
          </li>
        );
      })}
    </Shelf>
  );
}
