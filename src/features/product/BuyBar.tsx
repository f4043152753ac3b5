import { useState } from 'react';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import { Price } from '#commerce/product/Price.tsx';
import type { SheetView } from '#commerce/product/SizeSheet.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { LazyHeart } from '#commerce/wishlist/LazyHeart.ts';
import { offerOf } from '#rules/product/offer.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { selectAdding } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/Bars.tsx';
import styles from './ProductScreen.module.css';

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

/** Who chose the size: the shopper, the device's memory of an earlier choice, or nobody, if there is only one size. */
type Chooser = 'shopper' | 'memory' | 'nobody';

/** The chosen size of a product page, and the functions that choose and add. */
export interface Buy {
  /** The chosen size. */
  chosen: ProductSize | undefined;
  chosenBy: Chooser;
  /** The size that was chosen in another color and is sold out in this one. */
  missing: string | undefined;
  choose: (item: string) => void;
  /** Chooses the size that the device remembers, unless one is chosen (SIZE-03). */
  suggest: (item: string) => void;
  /** Adds the chosen size, or opens the size sheet (PROD-07, PROD-08, SIZE-02). */
  add: () => void;
  /** Adds the size that was chosen in the sheet. */
  addSize: (item: string) => void;
  /** The size sheet; `times` counts how often it was opened. */
  sheet: { open: boolean; view: SheetView; times: number };
  openSheet: (view: SheetView) => void;
  dismiss: () => void;
  /** No size is in stock (PROD-11), or the product has no price. */
  soldOut: boolean;
}

/** Finds the size of another color in this one: the same item, or a size in stock with the same name. */
const sizeLike = (sizes: readonly ProductSize[], { skuSimple, numberSize }: ProductSize) =>
  sizes.find((each) => each.skuSimple === skuSimple) ??
  sizes.find((each) => each.numberSize === numberSize && each.stock > 0);

/**
 * Returns the choice of a size, which stays when the color changes, and the functions that add it to the cart. The
 * result of an add is a popup, which the flow opens, or a flash message.
 */
export function useBuy(product: Product): Buy {
  const { sizes, available } = product;
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  const left = sizes.filter(({ stock }) => stock > 0);
  const [choice, setChoice] = useState<{ size: ProductSize; by: Chooser }>();
  const [sheet, setSheet] = useState<Buy['sheet']>({ open: false, view: 'sizes', times: 0 });
  const only = sizes.length === 1 ? left[0] : undefined;
  const kept = choice && sizeLike(sizes, choice.size);
  const chosen = kept ?? only;

  async function addItem(skuSimple: string) {
    const name = `${product.productName} ${sizeOf(skuSimple)?.numberSize}`;
    const outcome = await add({ item: skuSimple, quantity: 1, name });
    if (outcome?.kind === 'failed') dispatch(flashQueued({ text: outcome.text, flashMessageType: 'error' }));
    if (outcome?.kind === 'alreadyThere')
      dispatch(flashQueued({ text: outcome.text, flashMessageType: 'success', toCart: true }));
  }

  const openSheet = (view: SheetView) => setSheet(({ times }) => ({ open: true, view, times: times + 1 }));

  const sizeOf = (item: string) => sizes.find(({ skuSimple }) => skuSimple === item);

  function choose(item: string) {
    const size = sizeOf(item);
    if (size) setChoice({ size, by: 'shopper' });
  }

  function suggest(item: string) {
    const size = sizeOf(item);
    if (size && only === undefined) setChoice((now) => now ?? { size, by: 'memory' });
  }

  const dismiss = () => setSheet((now) => ({ ...now, open: false }));

  return {
    chosen,
    chosenBy: choice && kept ? choice.by : 'nobody',
    missing: choice && chosen === undefined ? choice.size.numberSize : undefined,
    choose,
    suggest,
    add: () => void (chosen === undefined ? openSheet('sizes') : addItem(chosen.skuSimple)),
    addSize: (skuSimple) => {
      choose(skuSimple);
      dismiss();
      void addItem(skuSimple);
    },
    sheet,
    openSheet,
    dismiss,
    // A product without a price must not be sold for 0.
    soldOut: !available || left.length === 0 || offerOf(product).now <= 0,
  };
}
