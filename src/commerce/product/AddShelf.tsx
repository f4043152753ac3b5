import { useAddProduct } from '#commerce/cart/useAddProduct.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { AddSource } from '#schemas/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectWishes } from '#store/wishlist.ts';
import { shelfTexts, wishlistTexts } from '#texts/wishlist.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { ProductShelf, type ProductRow } from './ProductShelf.tsx';
import { Recommended } from './Recommended.tsx';

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

/** The customer's favourites that are sold now, to add them to the cart; absent without any. */
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
