import { type ComponentType, createElement, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { Elements } from '#ui/elements.ts';
import type { AddPlace, AddProductProps, LinkedProduct } from './AddProduct.tsx';

const load = () => import('./AddProduct.tsx');

interface Add {
  product: LinkedProduct;
  Part: ComponentType<AddProductProps> | undefined;
  /** How many there were before it. */
  before: number;
  ended: boolean;
}

/** Adds products of a list to the cart, one at a time; the code is loaded with the first. */
export function useAddProduct(place: AddPlace): {
  /** The sku of the product that is being added. */
  busy: string | undefined;
  add: (product: LinkedProduct) => void;
  part: Elements;
} {
  const { loadPart } = useShop();
  const [last, setLast] = useState<Add>();
  const isRunning = last !== undefined && !last.ended;
  const end = () => setLast((latest) => latest && { ...latest, ended: true });

  async function start(product: LinkedProduct) {
    // Stryker disable next-line ArithmeticOperator: the numbers only need to differ
    const before = (last?.before ?? 0) + 1;
    setLast({ product, Part: undefined, before, ended: false });
    const loaded = await loadPart('product', load);
    if (loaded) setLast({ product, Part: loaded.AddProduct, before, ended: false });
    else end();
  }

  return {
    busy: isRunning ? last.product.sku : undefined,
    add: (product) => {
      if (!isRunning) void start(product);
    },
    part:
      last?.Part &&
      createElement(last.Part, { ...place, key: last.before, product: last.product, onEnd: end }),
  };
}
