import type { ComponentType } from 'react';
import { useGetRecommendationsQuery } from '#api/recommendations.ts';
import { useAddProduct } from '#commerce/cart/useAddProduct.ts';
import { useTexts } from '#commerce/shop.ts';
import type { AddSource } from '#schemas/cart.ts';
import type { ProductPreview } from '#schemas/listing.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { selectWishes } from '#store/wishlist.ts';
import { recentProductsTexts, recommendedTexts, shelfTexts, wishlistTexts } from '#texts/wishlist.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonCards } from '#ui/skeletons/SkeletonList.tsx';
import { type ProductRow, ProductShelf } from './ProductShelf.tsx';

interface RecommendedProps {
  /** The product that they are recommended for; without it they are general. */
  sku?: string;
  /** They replace a product that cannot be bought. */
  similar?: boolean;
  Row?: ComponentType<ProductRow>;
}

/** The recommended products; renders nothing without any or after a failure (PROD-15, PROD-16). */
export function Recommended({ sku, similar = false, Row = ProductShelf }: RecommendedProps) {
  const { recommended } = useTexts(recommendedTexts);
  const source = useAppSelector(selectSource);
  const { currentData, error, isFetching } = useGetRecommendationsQuery({
    source,
    ...(sku !== undefined && { sku }),
  });
  // The space stays reserved, so that nothing below moves when they arrive or while a retry fails.
  if (isFetching && error === undefined) return <SkeletonCards count={2} />;
  return (
    <Row
      title={similar ? recommended.similar : recommended.title}
      products={(currentData ?? []).filter((each) => each.sku !== sku)}
    />
  );
}

/** The products that were viewed on this device, newest first; renders nothing without any (FIND-06). */
export function RecentlyViewed({ products }: { products: readonly ProductPreview[] }) {
  const { recentProducts: texts } = useTexts(recentProductsTexts);
  return <ProductShelf title={texts.title} products={products} />;
}

/** A row of products that can be added to the cart from it; one with several sizes opens instead (APP-34). */
function AddShelf({ from, ...row }: ProductRow & { from: AddSource }) {
  const { shelf } = useTexts(shelfTexts);
  const { busy, add, part } = useAddProduct({ from, sizesOnPage: true });
  return (
    <>
      <ProductShelf
        {...row}
        renderAction={(product) => (
          <Button kind="text" busy={busy === product.sku} onClick={() => add(product)}>
            <SpokenText text={shelf.add} more={` ${product.productName}`} />
          </Button>
        )}
      />
      {part}
    </>
  );
}

const RecommendedShelf = (row: ProductRow) => <AddShelf {...row} from="recommendation" />;

/** The products that the server recommends, to add them to the cart. */
export const AddRecommended = () => <Recommended Row={RecommendedShelf} />;

/** The customer's favourites in stock, to add them to the cart; renders nothing without any. */
export function Favourites() {
  const { wishlist: texts } = useTexts(wishlistTexts);
  const products = useAppSelector(selectWishes)
    .filter(({ available }) => available)
    .map(({ sku, productname, brand, price, special_price, image, url }) => ({
      sku,
      productName: productname,
      brand,
      price,
      specialprice: special_price,
      productImage: image,
      url,
    }));
  return <AddShelf title={texts.title} products={products} from="wishlist" />;
}
