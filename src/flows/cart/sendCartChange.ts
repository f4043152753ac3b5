import { isUnanswered } from '#flows/confirmWrite.ts';
import type { Shop } from '#flows/shop.ts';
import { hasQuantity, isCartLost } from '#rules/cart/cart.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { queuedOf } from '#rules/cart/putChange.ts';
import { changeStep } from '#rules/cart/syncQueue.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ChangeOutcome, QueuedChange } from '#schemas/syncQueue.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { selectOnline } from '#store/online.ts';
import type { Store } from '#store/store.ts';
import { selectQueue, selectQueuedChanges } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { changeCart, hashIn, readCart, whenCartIdle } from './cartCalls.ts';
import { cartErrorText } from './cartErrorText.ts';

/** The server could not be reached or is overloaded, so it has decided nothing (KEEP-02). */
const isUnavailable = (problem: Problem) => isUnanswered(problem) || problem.code === 'server';

/**
 * The cart could not be read either, so the change stays in the queue (KEEP-02). Without a cart to read, a server error
 * counts as overload only if the queue already waited.
 */
const isCutOff = (store: Store, problem: Problem, hadWaited: boolean) =>
  (hadWaited || hashIn(store) !== '' ? isUnavailable(problem) : isUnanswered(problem)) &&
  selectCartProblem(store.getState()) !== undefined;

/**
 * Sends a queued change unless the cart already shows it. Reads the cart first if a change of an earlier page or one
 * without a response may have been applied (KEEP-03). Keeps the change in the queue if that read finds no network or an
 * overloaded server. Repeats the change once if it got no response and the cart, read after it, lacks it.
 */
export async function sendCartChange(
  store: Store,
  change: QueuedChange,
  hadWaited: boolean,
  isRepeated = false,
): Promise<ChangeOutcome> {
  const { signal } = store.session;
  const mustRead =
    selectQueue(store.getState()).mustRead || selectCartProblem(store.getState()) !== undefined;
  if (mustRead && hashIn(store) !== '') {
    const { problem } = await readCart(store);
    // The read at start may have found the same cart lost and be recreating it.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) return { kind: 'void' };
    // A lost cart is recreated with the change, even if another tab found it lost.
    const isKnown = problem && !isCartLost(problem);
    if (isKnown && selectCartProblem(store.getState()) !== undefined)
      return isUnavailable(problem) ? { kind: 'queued' } : { kind: 'refused', problem };
  }
  const step = changeStep(change, selectCart(store.getState())?.items ?? []);
  if (step.kind !== 'send') return step;
  const { item, quantity } = change;
  const { reply, problem, isUnsent } = await changeCart(store, { item, quantity, lines: step.lines });
  if (signal.aborted) return { kind: 'void' };
  if (problem === undefined) return { kind: 'done', reply };
  if (isCutOff(store, problem, hadWaited) || (isUnsent && isUnavailable(problem))) return { kind: 'queued' };
  return isUnanswered(problem) && !isRepeated
    ? sendCartChange(store, change, hadWaited, true)
    : { kind: 'refused', problem };
}

/** Reports how a change of the cart ended if no caller waits: refused, removed, saved for later, or all were sent. */
export function reportCartChange(
  store: Store,
  { country: { code } }: Shop,
  { item, quantity, saved }: QueuedChange,
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
  } else if (reply && quantity === 0 && !queuedOf(selectQueuedChanges(state), item))
    flash(syncQueue[saved ? 'saved' : 'removed'], 'success');
}

/** A removal was undone, or a saved line left its list: dismisses the message that reported it (KEEP-01, KEEP-07). */
export function dismissRemoved(store: Store, { country }: Shop): void {
  const { removed, saved } = syncQueueTexts(country.code).syncQueue;
  for (const text of [removed, saved]) store.dispatch(flashDismissed(text));
}
