import { Price } from '#commerce/product/Price.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectAdding } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { productTexts } from '#texts/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/ActionBar.tsx';
import type { Buy } from './useBuy.ts';

/**
 * The button that adds, with the price; only stock disables it (PROD-11, SIZE-02), and a pending add makes it busy
 * (CART-10). It reads that itself, so that the page around it is not rendered again.
 */
export function BuyBar({ product, buy }: { product: Product; buy: Buy }) {
  const { product: texts } = useTexts(productTexts);
  const busy = useAppSelector(selectAdding) !== undefined;
  return (
    <ActionBar label={texts.buy}>
      {buy.soldOut ? (
        <Button wide disabled>
          {texts.soldOut}
        </Button>
      ) : (
        <Button wide apart busy={busy} onClick={buy.add}>
          <span>{texts.add}</span>
          <span>
            <Price amount={offerOf(product).now} />
          </span>
        </Button>
      )}
    </ActionBar>
  );
}
