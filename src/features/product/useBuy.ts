import { useState } from 'react';
import { useAddToCart } from '#commerce/useAddToCart.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** What a shopper does to buy a product. */
export interface Buy {
  /** The item that was chosen: a size of the product. */
  chosen: ProductSize | undefined;
  choose: (item: string) => void;
  /** Adds what is chosen, or asks for the size (PROD-07, PROD-08, SIZE-02). */
  add: () => void;
  /** Adds a size that was named in answer to the question. */
  addSize: (item: string) => void;
  /** The size is being asked for. */
  asking: boolean;
  dismiss: () => void;
  /** No size of it is left (PROD-11). */
  soldOut: boolean;
}

/** The choice of a size, and the way of an item into the cart; what stands in its way is told as a message. */
export function useBuy({ sizes, available }: Product): Buy {
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  const left = sizes.filter(({ stock }) => stock > 0);
  const [item, setItem] = useState(sizes.length === 1 ? left[0]?.skuSimple : undefined);
  const [asking, setAsking] = useState(false);

  async function addItem(skuSimple: string) {
    const outcome = await add({ item: skuSimple, quantity: 1 });
    if (outcome === undefined || outcome.added) return;
    dispatch(flashQueued({ text: outcome.reason, flashMessageType: 'error' }));
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
