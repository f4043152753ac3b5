import { Link } from '#commerce/page/Link.tsx';
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

/**
 * A row of products, absent without any. Its pictures take no part in the transition to the product page: a page may
 * show one product in a list and on a shelf, and a transition needs one picture of each.
 */
export function ProductShelf({ title, products }: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <Shelf title={title}>
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
              price={<PriceBlock product={product} />}
            />
          </li>
        );
      })}
    </Shelf>
  );
}
