import type { TextBundle, TextsOf } from '#texts/textBundle.ts';
import { useShop } from './shop.ts';

// The constraint has to accept every bundle with any groups.
type AnyBundle = TextBundle<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;

/** The texts of some bundles in the country of the shop, group by group: `const { cart, shell } = useTexts(…)`. */
export function useTexts<const Bundles extends readonly AnyBundle[]>(...bundles: Bundles): TextsOf<Bundles> {
  const { code } = useShop().country;
  return Object.assign({}, ...bundles.map((bundle) => bundle(code))) as TextsOf<Bundles>;
}
