import type { CountryCode } from '#countries/country.ts';
import { hasQuantity } from '#rules/cart/cartFailure.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { wishlistMessage } from '#rules/wishlist/wishlistMessage.ts';
import type { PendingChange } from '#schemas/syncQueue.ts';
import { selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { selectChanges } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { cartErrorText } from './cartErrorText.ts';
import type { QueuePorts } from './pendingChanges.ts';
import type { Sent } from './sendQueue.ts';

/** Says of favourites why one was refused, or that all that had to wait are saved. */
function reportFavourite(store: Store, code: CountryCode, sent: Sent): void {
  const state = store.getState();
  if (sent.kind === 'refused') {
    const message = wishlistMessage(sent.problem, selectOnline(state));
    const text =
      'refusal' in message
        ? wishlistTexts(code).wishlist[message.refusal]
        : shellTexts(code).errors[message.error];
    store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
  } else if (!selectChanges(state).some(isFavourite))
    store.dispatch(
      flashQueued({ text: syncQueueTexts(code).syncQueue.syncedFavourites, flashMessageType: 'success' }),
    );
}

/**
 * Says what has become of a change that nobody waits for: why it was refused, that a line is gone, or, of changes that
 * had to wait for the network, that they are all done.
 */
export function reportSent(
  store: Store,
  { country: { code } }: QueuePorts,
  { item, quantity, kind }: PendingChange,
  sent: Sent,
  hadWaited: boolean,
): void {
  const texts = { ...cartMessagesTexts(code), ...shellTexts(code) };
  const state = store.getState();
  const flash = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));
  if (kind === 'favourite') {
    reportFavourite(store, code, sent);
    return;
  }
  if (sent.kind === 'refused') {
    // While the cart could not be read either, the notice on the screen says so and offers a retry.
    if (selectCartProblem(state) === undefined)
      flash(cartErrorText(texts, sent.problem, item, selectOnline(state)), 'error');
    return;
  }
  const reply = sent.kind === 'done' ? sent.reply : undefined;
  const isThere = reply?.cart.items.some(({ id }) => id === item);
  // A line that the server has removed is reported by a reaction (CART-19).
  if (reply && isThere && !hasQuantity(reply.cart.items, { item, quantity }))
    flash(cartErrorText(texts, reply, item, selectOnline(state)), 'error');
  else if (hadWaited) {
    if (selectChanges(state).every(isFavourite)) flash(syncQueueTexts(code).syncQueue.synced, 'success');
  } else if (reply && quantity === 0 && !isThere) flash(syncQueueTexts(code).syncQueue.removed, 'success');
}
