import { cartApi } from '#api/cart.ts';
import { type MergeOutcome, mergeAtSignIn } from '#commerce/cart/mergeAtSignIn.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import type { PresentSession } from '#store/presentSession.ts';

/** The text of KEEP-06 for a number of lines. */
export type MergedText = (added: number) => string;

/** The sessions in which a merge is under way. */
const merging = new WeakSet<PresentSession>();

/** Makes the cart of this device that of the customer, and tells the shopper how many lines were added (KEEP-06). */
export async function bringCart(store: Store, mergedText: MergedText): Promise<MergeOutcome> {
  const session = store.session;
  merging.add(session);
  const outcome = await mergeAtSignIn(store);
  merging.delete(session);
  if (outcome.added > 0)
    store.dispatch(flashQueued({ text: mergedText(outcome.added), flashMessageType: 'success' }));
  return outcome;
}

/**
 * Merges again each cart that is created while a customer is signed in: the server has lost hers (CART-15), or the merge
 * at sign in has failed and the shopper went on as a guest. Registered once per store; `isSignedIn` tells whether one is.
 */
export function mergeRecreated(store: Store, mergedText: MergedText, isSignedIn: () => boolean): void {
  store.react({
    matches: cartApi.endpoints.createCart.matchFulfilled,
    run: () => {
      if (!isSignedIn() || merging.has(store.session)) return;
      void bringCart(store, mergedText);
    },
  });
}
