import { selectCartCount } from '#store/cart.ts';
import type { LateStart } from './makeShop.ts';

/** Shows the number of products in the cart on the icon of the installed shop, by `setBadge`, from now on (REACH-04). */
export async function showBadge(
  { store, persistence, signal }: Pick<LateStart, 'store' | 'persistence' | 'signal'>,
  setBadge: (count: number) => Promise<void>,
): Promise<void> {
  let shown: number | undefined;
  const show = () => {
    const count = selectCartCount(store.getState());
    if (count === shown) return;
    shown = count;
    void setBadge(count);
  };
  // Until then the cart of the last visit is not there.
  await persistence?.read;
  if (signal.aborted) return;
  show();
  signal.addEventListener('abort', store.subscribe(show));
}
