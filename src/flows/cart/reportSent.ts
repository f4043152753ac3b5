import { hasQuantity } from '#rules/cart/cart.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { pendingOf } from '#rules/cart/putChange.ts';
import type { ChangeOutcome, PendingChange } from '#schemas/syncQueue.ts';
import { selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { selectChanges } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { cartErrorText } from './cartErrorText.ts';
import type { QueuePorts } from './pendingChanges.ts';

/**
 * Says what has become of a change of the cart that nobody waits for: why it was refused, that a line is gone, or, of changes that
 * had to wait, that they are all done; and of a line that was taken off, whether it is saved for later.
 */
export function reportSent(
  store: Store,
  { country: { code } }: QueuePorts,
  { item, quantity, saved }: PendingChange,
  sent: ChangeOutcome,
  hadWaited: boolean,
): void {
  const texts = { ...cartMessagesTexts(code), ...shellTexts(code) };
  const { syncQueue } = syncQueueTexts(code);
  const state = store.getState();
  const flash = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));
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
    if (selectChanges(state).every(isFavourite)) flash(syncQueue.synced, 'success');
    // An item that is changed again, such as by an undo, is not where this change has left it.
  } else if (reply && quantity === 0 && !pendingOf(selectChanges(state), item))
    flash(syncQueue[saved ? 'saved' : 'removed'], 'success');
}
