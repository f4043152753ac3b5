import { Price } from '#commerce/Price.tsx';
import { useShop } from '#commerce/shop.ts';
import { offerOf } from '#rules/offer.ts';
import type { Product } from '#schemas/product.ts';
import { selectCartBusy } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import type { Buy } from './useBuy.ts';

/**
 * What a shopper came for, with its price; it waits for nothing but stock (PROD-11, SIZE-02). That an add is on its way
 * concerns its button alone.
 */
export function BuyBar({ product, buy }: { product: Product; buy: Buy }) {
  const { product: texts } = useShop().texts;
  const busy = useAppSelector(selectCartBusy);
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
