import { hasQuantity } from '#rules/cart/cart.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { pendingOf } from '#rules/cart/putChange.ts';
import type { ChangeOutcome, PendingChange } from '#schemas/syncQueue.ts';
import { selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { cartErrorText } from './cartErrorText.ts';
import type { QueuePorts } from './pendingChanges.ts';

/**
 * Shows how a change of the cart ended if no caller waits for it: why it was refused, that a line was removed or saved
 * for later, or that all queued changes were sent.
 */
export function reportSent(
  store: Store,
  { country: { code } }: QueuePorts,
  { item, quantity, saved }: PendingChange,
  outcome: ChangeOutcome,
  hadWaited: boolean,
): void {
  const texts = { ...cartMessagesTexts(code), ...shellTexts(code) };
  const { syncQueue } = syncQueueTexts(code);
  const state = store.getState();
  const flash = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));
  if (outcome.kind === 'refused') {
    // If the cart could not be read either, the notice on the screen says so and offers a retry.
    if (selectCartProblem(state) === undefined)
      flash(cartErrorText(texts, outcome.problem, item, selectOnline(state)), 'error');
    return;
  }
  const reply = outcome.kind === 'done' ? outcome.reply : undefined;
  const isThere = reply?.cart.items.some(({ id }) => id === item);
  // A reaction reports a line that the server has removed (CART-19).
  if (reply && isThere && !hasQuantity(reply.cart.items, { item, quantity }))
    flash(cartErrorText(texts, reply, item, selectOnline(state)), 'error');
  else if (hadWaited) {
    if (selectQueuedChanges(state).every(isFavourite)) flash(syncQueue.synced, 'success');
    // If the item has changed again, for example by an undo, this removal is no longer true.
  } else if (reply && quantity === 0 && !pendingOf(selectQueuedChanges(state), item))
    flash(syncQueue[saved ? 'saved' : 'removed'], 'success');
}
