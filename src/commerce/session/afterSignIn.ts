import { addressesApi } from '#api/addresses.ts';
import { wishlistApi } from '#api/wishlist.ts';
import type { MergeOutcome } from '#commerce/cart/mergeAtSignIn.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { bringCart, type MergedText } from './bringCart.ts';

/** What was loaded after a sign in: the problem of each part that failed, and how many lines the merge has added. */
interface Loaded {
  cart: MergeOutcome;
  addresses: Problem | undefined;
  wishlist: Problem | undefined;
}

/**
 * Loads what belongs to a customer who has just signed in, side by side: the cart, which is merged with that of this
 * device, the address list and the wishlist (SESS-24, WISH-03). Never rejects: a part that fails leaves the others and
 * the session as they are (SESS-25). Address list and wishlist stay in the cache until `sessionApi` is reset.
 */
export async function afterSignIn(store: Store, mergedText: MergedText): Promise<Loaded> {
  const renewed = { forceRefetch: true };
  const [cart, addresses, wishlist] = await Promise.all([
    bringCart(store, mergedText),
    store.dispatch(addressesApi.endpoints.getAddresses.initiate({}, renewed)),
    store.dispatch(wishlistApi.endpoints.getWishlist.initiate({}, renewed)),
  ]);
  return {
    cart,
    addresses: addresses.error as Problem | undefined,
    wishlist: wishlist.error as Problem | undefined,
  };
}
