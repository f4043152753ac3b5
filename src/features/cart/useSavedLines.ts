import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { CartItem } from '#schemas/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import type { Elements } from '#ui/elements.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import type { LateSavedProps } from './LateSaved.tsx';

/** The key of `savedLines`, whose code comes with that of the list. */
const savedLinesKey = 'saved_lines';
const load = () => import('./LateSaved.tsx');

/**
 * The lines that were saved for later, and `save`, which moves a line of the cart there (KEEP-07): it is stored before
 * `remove` takes it off, so that it is never nowhere. The code is loaded when the page is idle, or by the first press.
 */
export function useSavedLines(
  items: readonly CartItem[],
  remove: (item: CartItem) => void,
): { saved: Elements; save: (item: CartItem) => void } {
  const shop = useShop();
  const online = useAppSelector(selectOnline);
  const [Late, setLate] = useState<ComponentType<LateSavedProps>>();
  // An empty cart with nothing saved has no use for it.
  const isOfUse = items.length > 0 || typeof attempt(() => shop.storage?.getItem(savedLinesKey)) === 'string';
  const isMissing = online && Late === undefined && isOfUse;
  useEffect(
    () =>
      isMissing
        ? whenIdle(
            () =>
              void load().then(
                (part) => setLate(() => part.LateSaved),
                // It is loaded again by a press.
                () => undefined,
              ),
          )
        : undefined,
    [isMissing],
  );

  async function save(item: CartItem) {
    const part = await shop.loadPart('saved', load);
    if (part === undefined) return;
    part.saveLine(shop, item);
    setLate(() => part.LateSaved);
    remove(item);
  }

  return { saved: Late && createElement(Late, { items }), save: (item) => void save(item) };
}
