import { Price } from '#commerce/product/Price.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectAdding } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/ActionBar.tsx';
import styles from './ProductContent.module.css';
import type { Buy } from './useBuy.ts';

/**
 * The button that adds, with the price; only stock disables it (PROD-11, SIZE-02), and a pending add makes it busy
 * (CART-10). It reads that itself, so that the page around it is not rendered again. A size that the shopper has not
 * chosen on this page is named, so that it is not added unasked (SIZE-03).
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
