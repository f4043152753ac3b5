import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { WishlistItem } from '#schemas/wishlist.ts';
import type { MoveToCartProps } from './MoveToCart.tsx';

const load = () => import('./MoveToCart.tsx');

interface Move {
  item: WishlistItem;
  Part: ComponentType<MoveToCartProps> | undefined;
  /** How many there were before it. */
  before: number;
  ended: boolean;
}

/** Moves saved products to the cart, one at a time; the code is loaded with the first. */
export function useMoveToCart(): {
  /** The sku of the product that is being moved. */
  busy: string | undefined;
  move: (item: WishlistItem) => void;
  part: ReactNode;
} {
  const { loadPart } = useShop();
  const [last, setLast] = useState<Move>();
  const isRunning = last !== undefined && !last.ended;
  const end = () => setLast((move) => move && { ...move, ended: true });

  async function start(item: WishlistItem) {
    const before = (last?.before ?? 0) + 1;
    setLast({ item, Part: undefined, before, ended: false });
    const loaded = await loadPart('wishlist', load);
    if (loaded) setLast({ item, Part: loaded.MoveToCart, before, ended: false });
    else end();
  }

  return {
    busy: isRunning ? last.item.sku : undefined,
    move: (item) => {
      if (!isRunning) void start(item);
    },
    part: last?.Part && createElement(last.Part, { key: last.before, item: last.item, onEnd: end }),
  };
}
