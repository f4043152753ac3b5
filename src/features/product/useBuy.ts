import { useState } from 'react';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** What the page of a product needs to sell it. */
export interface Buy {
  /** The chosen size. */
  chosen: ProductSize | undefined;
  choose: (item: string) => void;
  /** Adds the chosen size, or opens the size sheet (PROD-07, PROD-08, SIZE-02). */
  add: () => void;
  /** Adds the size that was chosen in the sheet. */
  addSize: (item: string) => void;
  /** The size sheet is open. */
  asking: boolean;
  dismiss: () => void;
  /** No size of it is left (PROD-11). */
  soldOut: boolean;
}

/** The choice of a size, and adding it to the cart; what becomes of an add is a popup or a flash message. */
export function useBuy({ sizes, available }: Product): Buy {
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  const left = sizes.filter(({ stock }) => stock > 0);
  const [item, setItem] = useState(sizes.length === 1 ? left[0]?.skuSimple : undefined);
  const [asking, setAsking] = useState(false);

  async function addItem(skuSimple: string) {
    const outcome = await add({ item: skuSimple, quantity: 1 });
    if (outcome?.kind === 'failed') dispatch(flashQueued({ text: outcome.text, flashMessageType: 'error' }));
    if (outcome?.kind === 'alreadyThere')
      dispatch(flashQueued({ text: outcome.text, flashMessageType: 'success', toCart: true }));
  }

  return {
    chosen: sizes.find(({ skuSimple }) => skuSimple === item),
    choose: setItem,
    add: () => (item === undefined ? setAsking(true) : void addItem(item)),
    addSize: (skuSimple) => {
      setItem(skuSimple);
      setAsking(false);
      void addItem(skuSimple);
    },
    asking,
    dismiss: () => setAsking(false),
    soldOut: !available || left.length === 0,
  };
}
