import { createElement, useState } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { AddPlace, LinkedProduct } from './AddProduct.tsx';

const AddProduct = lazyPart(() => import('./AddProduct.tsx'), 'AddProduct');

interface Add {
  product: LinkedProduct;
  /** The number of adds before this one: the `key` that mounts a new part for each add. */
  before: number;
  ended: boolean;
}

/** Adds products of a list to the cart, one at a time. The first add loads the code. */
export function useAddProduct(place: AddPlace) {
  const [last, setLast] = useState<Add>();
  const isRunning = last !== undefined && !last.ended;
  const end = () => setLast((latest) => latest && { ...latest, ended: true });
  return {
    /** The sku of the product that is being added. */
    busy: isRunning ? last.product.sku : undefined,
    add: (product: LinkedProduct) => {
      // Stryker disable next-line ArithmeticOperator: the numbers only need to differ
      if (!isRunning) setLast({ product, before: (last?.before ?? 0) + 1, ended: false });
    },
    part:
      last &&
      createElement(AddProduct, {
        ...place,
        key: last.before,
        open: true,
        product: last.product,
        onEnd: end,
        onFailure: end,
      }),
  };
}
