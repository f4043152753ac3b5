import { addressesApi } from '#api/addresses.ts';
import { wishlistApi } from '#api/wishlist.ts';
import type { MergeResult } from '#flows/cart/mergeAtSignIn.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/store.ts';
import { bringCart, type MergedText } from './bringCart.ts';

/** The outcome of the merge, and the problem of each list that could not be loaded. */
interface Loaded {
  cart: MergeResult;
  addresses: Problem | undefined;
  wishlist: Problem | undefined;
}

/**
 * Loads the cart, which is merged with the cart of this device, the address list and the wishlist of a customer who has
 * just signed in, in parallel (SESS-24, WISH-03). Never rejects: a part that fails changes neither the others nor the
 * session (SESS-25). Addresses and wishlist stay in the cache until `sessionApi` is reset.
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
