import { useState } from 'react';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import type { SheetView } from '#commerce/product/SizeSheet.tsx';
import { isSoldOut } from '#rules/product/offer.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/store.ts';

/** Who chose the size: the shopper, the device's memory of an earlier choice, or `nobody` for an only size. */
type Chooser = 'shopper' | 'memory' | 'nobody';

/** Finds the size of another color in this one: the same item, or a size in stock with the same name. */
const sizeLike = (sizes: readonly ProductSize[], { skuSimple, numberSize }: ProductSize) =>
  sizes.find((each) => each.skuSimple === skuSimple) ??
  sizes.find((each) => each.numberSize === numberSize && each.stock > 0);

/**
 * Returns the choice of a size, which stays when the color changes, and the functions that add it to the cart. The
 * result of an add is a popup, which the flow opens, or a flash message.
 */
export function useBuy(product: Product) {
  const { sizes } = product;
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  const [choice, setChoice] = useState<{ size: ProductSize; by: Chooser }>();
  /** The size sheet; `times` counts how often it was opened. */
  const [sheet, setSheet] = useState({ open: false, view: 'sizes' as SheetView, times: 0 });
  const only = sizes.length === 1 ? sizes.find(({ stock }) => stock > 0) : undefined;
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

  /** Chooses the size that the device remembers, unless one is chosen (SIZE-03). */
  function suggest(item: string) {
    const size = sizeOf(item);
    if (size && only === undefined) setChoice((now) => now ?? { size, by: 'memory' });
  }

  const dismiss = () => setSheet((now) => ({ ...now, open: false }));

  return {
    chosen,
    chosenBy: choice && kept ? choice.by : 'nobody',
    /** The size that was chosen in another color and is sold out in this one. */
    missing: choice && chosen === undefined ? choice.size.numberSize : undefined,
    choose,
    suggest,
    /** Adds the chosen size, or opens the size sheet (PROD-07, PROD-08, SIZE-02). */
    add: () => void (chosen === undefined ? openSheet('sizes') : addItem(chosen.skuSimple)),
    /** Adds the size that was chosen in the sheet. */
    addSize: (skuSimple: string) => {
      choose(skuSimple);
      dismiss();
      void addItem(skuSimple);
    },
    sheet,
    openSheet,
    dismiss,
    soldOut: isSoldOut(product),
  };
}

/** The chosen size of a product page, and the functions that choose and add. */
export type Buy = ReturnType<typeof useBuy>;
