import { createContext, useContext } from 'react';
import type { Shop } from '#flows/shop.ts';
import type { TextBundle, TextsOf } from '#texts/textBundle.ts';

/** Provided by `app`; stories and tests provide their own values. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop from the context. Throws outside of `ShopContext`. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('Failed to find the shop: wrap the screen in ShopContext.');
  return shop;
}

// The constraint has to accept every bundle with any groups.
type AnyBundle = TextBundle<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;

/** The texts of some bundles in the country of the shop, group by group: `const { cart, shell } = useTexts(…)`. */
export function useTexts<const Bundles extends readonly AnyBundle[]>(...bundles: Bundles): TextsOf<Bundles> {
  const { code } = useShop().country;
  return Object.assign({}, ...bundles.map((bundle) => bundle(code))) as TextsOf<Bundles>;
}
