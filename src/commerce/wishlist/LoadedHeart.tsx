import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { HeartProps } from '#commerce/page/late.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';

let Loaded: ComponentType<HeartProps> | undefined;

/** Loads all that hearts need; another heart gets the same. */
async function load() {
  ({ Heart: Loaded } = await import('./hearts.ts'));
}

/** The heart of a product, whose code is loaded with the first one, and again when the network is back (KEEP-09). */
export function LoadedHeart(props: HeartProps) {
  const online = useAppSelector(selectOnline);
  const [, setLoaded] = useState(Loaded !== undefined);
  useEffect(() => {
    // Without it the card is complete.
    if (online && !Loaded)
      load().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [online]);
  return Loaded && createElement(Loaded, props);
}
