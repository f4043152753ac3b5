import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { HeartProps } from '#commerce/page/late.ts';
import { type Shop, useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';

/** The code outlives its product, so that another one renders its heart at once. */
const loadedOf = new WeakMap<Shop, ComponentType<HeartProps>>();

/** Loads all that hearts need; another heart gets the same. */
async function load(shop: Shop) {
  const { Heart } = await import('./hearts.ts');
  loadedOf.set(shop, Heart);
  return Heart;
}

/** The heart of a product, whose code is loaded with the first one, and again when the network is back (KEEP-09). */
export function LoadedHeart(props: HeartProps) {
  const shop = useShop();
  const online = useAppSelector(selectOnline);
  const [Heart, setHeart] = useState(() => loadedOf.get(shop));
  // Stryker disable next-line ConditionalExpression: a loaded module is imported again at once, without a request
  const isMissing = online && Heart === undefined;
  useEffect(() => {
    // Without it the card is complete.
    if (isMissing)
      load(shop).then(
        (loaded) => setHeart(() => loaded),
        () => undefined,
      );
  }, [isMissing, shop]);
  return Heart && createElement(Heart, props);
}
