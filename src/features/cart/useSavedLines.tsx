import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { CartItem } from '#schemas/cart.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyPart, useIsLoaded, useLoader } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';

/** The key of `savedLines`, whose code comes with that of the list. */
const savedLinesKey = 'saved_lines';

const SavedLines = lazyPart('saved', async () => (await import('./SavedLines.tsx')).SavedLines, whenIdle);
const loadSaving = async () => (await import('#flows/cart/savedLines.ts')).saveLine;

/**
 * The lines that were saved for later, and `save`, which moves a line of the cart there (KEEP-07): it is stored before
 * `remove` takes it off, so that it is never nowhere. The code is loaded when the page is idle, or by the first press.
 */
export function useSavedLines(
  items: readonly CartItem[],
  remove: (item: CartItem) => void,
): { saved: Elements; save: (item: CartItem) => void } {
  const shop = useShop();
  const { need } = useLoader();
  const [hasSaved, setSaved] = useState(false);
  const isLoaded = useIsLoaded(SavedLines);
  // An empty cart with nothing saved has no use for it.
  const isOfUse = items.length > 0 || typeof attempt(() => shop.storage?.getItem(savedLinesKey)) === 'string';

  async function save(item: CartItem) {
    const saveLine = await need('saved', loadSaving);
    if (saveLine === undefined) return;
    saveLine(shop, item);
    setSaved(true);
    remove(item);
  }

  return {
    saved: (isLoaded || isOfUse) && <SavedLines items={items} open={hasSaved || undefined} />,
    save: (item) => void save(item),
  };
}
