import { createContext, useContext } from 'react';
import type { Shop } from '#flows/shop.ts';

/** Provided by `app`; stories and tests provide their own values. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop from the context. Throws outside of `ShopContext`. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('Failed to find the shop: wrap the screen in ShopContext.');
  return shop;
}
