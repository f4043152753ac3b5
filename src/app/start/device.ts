import { selectCartCount } from '#store/cart.ts';
import type { DeferredStart } from './makeShop.ts';

/** Copies a text; false if the browser has no clipboard or the shopper refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share sheet of the device; false if the device has none. True also if the shopper closes it. */
export async function share(link: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/** Shows a count on the icon of the installed shop, or removes it for 0. Never throws: not every device has badges. */
export async function setBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // The count is in the shop as well.
  }
}

/** Shows the number of products in the cart by `setBadge`, and again after each change (REACH-04). */
export async function showBadge(
  { store, persistence, signal }: Pick<DeferredStart, 'store' | 'persistence' | 'signal'>,
  setBadge: (count: number) => Promise<void>,
): Promise<void> {
  let shown: number | undefined;
  const show = () => {
    const count = selectCartCount(store.getState());
    if (count === shown) return;
    shown = count;
    void setBadge(count);
  };
  // Before that the store does not have the cart of the last visit.
  await persistence?.read;
  if (signal.aborted) return;
  show();
  signal.addEventListener('abort', store.subscribe(show));
}
