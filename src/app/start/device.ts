import { selectCartCount } from '#store/cart.ts';
import type { DeferredStart } from './makeShop.ts';

/** Puts a text into the clipboard; false where the browser has none or the shopper refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share sheet of the device; false where it has none. A sheet that the shopper closes was opened. */
export async function share(link: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/** Shows a count on the icon of the installed shop, none for 0; nothing where the device has no badges or refuses. */
export async function setBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // The count is in the shop as well.
  }
}

/** Shows the number of products in the cart on the icon of the installed shop, by `setBadge`, from now on (REACH-04). */
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
  // Until then the cart of the last visit is not there.
  await persistence?.read;
  if (signal.aborted) return;
  show();
  signal.addEventListener('abort', store.subscribe(show));
}
