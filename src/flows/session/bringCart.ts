import { cartApi } from '#api/cart.ts';
import { customerCartApi } from '#api/customer.ts';
import { mergeAtSignIn, type MergeResult } from '#flows/cart/mergeAtSignIn.ts';
import { cartRetried, cartLost, cartSearched } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { isNetworkBack } from '#store/online.ts';
import { publish } from '#store/persistence/otherTabs.ts';
import { unmergedCart } from './guestLines.ts';

/** The text of KEEP-06 for a number of lines. */
export type MergedText = (added: number) => string;

/** Merges the cart of this device into the customer's, and says how many lines that added (KEEP-06). */
export async function bringCart(
  store: Store,
  mergedText: MergedText,
  isRepeated = false,
): Promise<MergeResult> {
  const { session } = store;
  const merging = mergeAtSignIn(store, isRepeated);
  const merge: (typeof session)['merge'] = { progress: 'running', result: merging };
  session.merge = merge;
  const result = await merging;
  merge.progress = result.problem === undefined ? 'done' : 'failed';
  if (!session.signal.aborted) store.dispatch(cartSearched(merge.progress === 'done'));
  if (result.added > 0)
    store.dispatch(flashQueued({ text: mergedText(result.added), flashMessageType: 'success' }));
  return result;
}

/** Merges the cart that an earlier visit of a customer who is still logged in may have left unmerged (CART-22). */
export async function bringCartAtStart(store: Store, mergedText: MergedText): Promise<void> {
  // Stryker disable next-line BooleanLiteral: merging the customer's own cart changes nothing (API-59)
  if (!store.session.merge) await bringCart(store, mergedText, true);
}

/** Returns the running merge of a guest's lines into the customer's cart; undefined without one. */
export function mergeUnderWay(store: Store): Promise<unknown> | undefined {
  const { merge } = store.session;
  return merge?.progress === 'running' && unmergedCart(store) ? merge.result : undefined;
}

const { createCart, getCart } = cartApi.endpoints;
const { mergeCart } = customerCartApi.endpoints;

/**
 * Repeats the merge while a customer is logged in: after each cart that is created, because the server has lost the
 * customer's (CART-15) or the shopper added lines after a failed merge; and after a failed merge when a cart was read,
 * the shopper retries, or the network is back (CART-22). Registered once per store.
 */
export function repeatMerge(store: Store, mergedText: MergedText, isSignedIn: () => boolean): void {
  const bring = (isRepeated: boolean) => {
    if (isSignedIn() && store.session.merge?.progress !== 'running')
      void bringCart(store, mergedText, isRepeated);
  };
  const repeat = () => {
    // A caller that reads the cart before a change sends that change first.
    setTimeout(() => {
      if (store.session.merge?.progress === 'failed') bring(true);
    });
  };
  // Another tab that ends the session restores the guest's lines from what this tab has persisted.
  store.react({ matches: mergeCart.matchFulfilled, run: () => publish(store) });
  store.react({ matches: cartLost.match, run: () => publish(store) });
  store.react({ matches: createCart.matchFulfilled, run: () => bring(false) });
  store.react({ matches: getCart.matchFulfilled, run: repeat });
  store.react({ matches: cartRetried.match, run: repeat });
  store.react({ matches: isNetworkBack, run: repeat });
}
