import { useEffect, useState } from 'react';
import { type Shop, useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';

const loadProduct = () => import('./lateProduct.ts');

/** The module that is loaded late. */
export type LateProduct = Awaited<ReturnType<typeof loadProduct>>;

/** The code outlives its page, so that a return renders the whole page at once, for the scroll position. */
const loadedOf = new WeakMap<Shop, LateProduct>();

/**
 * What the first paint does not need: the sheet, the table and the memory of sizes, delivery, buy now, pay later, and
 * sharing. It is loaded when the page has loaded and is idle, when the network is back (KEEP-09), and by `need`, which is
 * false if it fails (KEEP-08).
 */
export function useLateProduct() {
  const shop = useShop();
  const online = useAppSelector(selectOnline);
  const [late, setLate] = useState(() => loadedOf.get(shop));
  function keep(loaded: LateProduct) {
    loadedOf.set(shop, loaded);
    setLate(loaded);
  }

  const isMissing = online && late === undefined;
  useEffect(
    () => (isMissing ? whenIdle(() => void loadProduct().then(keep, () => undefined)) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- `keep` is another function on each render, and does the same.
    [isMissing],
  );
  async function need() {
    const loaded = late ?? (await shop.loadPart('sizes', loadProduct));
    if (loaded) keep(loaded);
    return loaded !== undefined;
  }
  return { late, need };
}
