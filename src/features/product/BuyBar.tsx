import { Price } from '#commerce/product/PriceBlock.tsx';
import { useTexts } from '#commerce/shop.ts';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectAdding } from '#store/cart.ts';
import { useAppSelector } from '#store/store.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/Bars.tsx';
import styles from './ProductScreen.module.css';
import type { Buy } from './useBuy.ts';

/**
 * The button that adds to the cart, with the price; disabled without stock (PROD-11, SIZE-02), busy during an add
 * (CART-10). It selects the pending add itself, so that the page does not re-render. It names a remembered size, because
 * the shopper has not chosen it on this page (SIZE-03).
 */
export function BuyBar({ product, buy }: { product: Product; buy: Buy }) {
  const {
    product: { soldOut },
    productPage: texts,
  } = useTexts(productTexts, productPageTexts);
  const { chosen, chosenBy } = buy;
  const busy = useAppSelector(selectAdding) !== undefined;
  return (
    <ActionBar label={texts.buy} tool={<LazyHeart product={product} place="bar" />}>
      {buy.soldOut ? (
        <Button wide disabled>
          {soldOut}
        </Button>
      ) : (
        <Button wide apart busy={busy} onClick={buy.add}>
          <span>
            <span>{texts.add}</span>
            {chosen && chosenBy === 'memory' && (
              <small className={styles.yourSize}>{texts.yourSize(chosen.numberSize)}</small>
            )}
          </span>
          <Price amount={offerOf(product).now} />
        </Button>
      )}
    </ActionBar>
  );
}
