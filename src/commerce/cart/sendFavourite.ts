// What sends favourites comes with the hearts, in the late chunk: a change of the cart is sent without it. So nothing of
// the queue is imported here.
import { changeWaiting } from '#commerce/wishlist/wishlistCalls.ts';
import type { CountryCode } from '#countries/country.ts';
import { wishlistMessage } from '#rules/wishlist/wishlistMessage.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ChangeOutcome, PendingChange } from '#schemas/syncQueue.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';

export { readWishlist } from '#commerce/wishlist/wishlistCalls.ts';

/** Sends a change of the wishlist, unless the list shows it already (KEEP-02). */
export const sendFavourite = (store: Store, { item, quantity }: PendingChange): Promise<ChangeOutcome> =>
  changeWaiting(store, { sku: item, saved: quantity > 0 });

/** The text that says why a change of the wishlist was refused (ERR-23, ERR-64, ERR-65). */
export function refusedText(store: Store, code: CountryCode, problem: Problem): string {
  const message = wishlistMessage(problem, selectOnline(store.getState()));
  return 'refusal' in message
    ? wishlistTexts(code).wishlist[message.refusal]
    : shellTexts(code).errors[message.error];
}
