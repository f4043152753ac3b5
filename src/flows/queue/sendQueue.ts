import { readCart, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { reportCartChange, sendCartChange } from '#flows/cart/sendCartChange.ts';
import type { Shop } from '#flows/shop.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { endChange } from '#rules/cart/syncQueue.ts';
import type { ChangeOutcome, QueuedChange } from '#schemas/syncQueue.ts';
import { selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { selectOnline } from '#store/online.ts';
import { aloneIn, publish } from '#store/persistence/otherTabs.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { hasToken, type Store } from '#store/store.ts';
import { queueReplaced, selectQueue, selectQueuedChanges } from '#store/syncQueue.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { readQueue } from './readQueue.ts';
import { cancelRetry, scheduleRetry } from './retryQueue.ts';
import { storeWaits, writeQueue } from './storedQueue.ts';

// Screens load this with the queue, so that it works without network.
export { dismissRemoved } from '#flows/cart/sendCartChange.ts';
export { queueChange } from './storedQueue.ts';

/** Loads the calls of the wishlist; undefined if the chunk cannot be loaded. */
const loadFavourites = () => import('#flows/wishlist/wishlistCalls.ts').catch(() => undefined);

/** Whether a change can be sent: a favourite needs a token and a customer whom start-up has confirmed. */
export function isSendable(store: Store, change: QueuedChange): boolean {
  const { decided, loggedIn } = selectCustomer(store.getState());
  return !isFavourite(change) || (decided && loggedIn && hasToken(store));
}

async function sendFavourite(store: Store, change: QueuedChange): Promise<ChangeOutcome> {
  const { signal } = store.session;
  const favourites = await loadFavourites();
  if (signal.aborted) return { kind: 'void' };
  // Stryker disable next-line ObjectLiteral,OptionalChaining,StringLiteral: in tests the chunk always loads
  return favourites?.sendFavourite(store, change) ?? { kind: 'queued' };
}

/** Reports how a change ended if no caller waits for it. */
async function report(
  store: Store,
  shop: Shop,
  change: QueuedChange,
  outcome: ChangeOutcome,
  hadWaited: boolean,
) {
  const { code } = shop.country;
  if (!isFavourite(change)) reportCartChange(store, shop, change, outcome, hadWaited);
  else if (outcome.kind === 'refused') {
    // Stryker disable next-line OptionalChaining: in tests the chunk always loads
    const text = (await loadFavourites())?.refusedText(store, code, outcome.problem);
    if (text !== undefined) store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
  } else if (!selectQueuedChanges(store.getState()).some(isFavourite)) {
    const text = syncQueueTexts(code).syncQueue.syncedFavourites;
    store.dispatch(flashQueued({ text, flashMessageType: 'success' }));
  }
}

/** Reports to the caller of a change how it ended; false without a caller. */
function notifyCaller({ callers }: Store, id: string, outcome: ChangeOutcome): boolean {
  const caller = callers?.get(id);
  callers?.delete(id);
  caller?.(outcome);
  return caller !== undefined;
}

/** Removes a change that has ended; stores the cart first, as the page may be closed in between (KEEP-10). */
function endQueued(store: Store, shop: Shop, id: string): void {
  publish(store);
  store.dispatch(queueReplaced(endChange(selectQueue(store.getState()), id)));
  writeQueue(store, shop);
}

async function sendAll(store: Store, shop: Shop, isForced: boolean): Promise<void> {
  const { signal } = store.session;
  const hadWaited = selectQueue(store.getState()).waits;
  const isOffline = () => !selectOnline(store.getState()) && !isForced;
  // An overloaded cart does not hold favourites back.
  let waiting: 'nothing' | 'cart' | 'all' = 'nothing';
  while (waiting !== 'all') {
    readQueue(store, shop);
    // Another call may start before this one resumes, so nothing is dispatched between here and the call. Without
    // network this loop is skipped: a retried read must not delay the message to the shopper.
    while (selectCartBusy(store.getState()) && !isOffline()) await whenCartIdle(store);
    // Stryker disable next-line ConditionalExpression: the end of a session empties the queue, so the loop ends anyway
    if (signal.aborted) break;
    const next = selectQueuedChanges(store.getState()).find(
      (change) => isSendable(store, change) && (isFavourite(change) || waiting === 'nothing'),
    );
    if (next === undefined) break;
    const send = isFavourite(next) ? sendFavourite : sendCartChange;
    const outcome = isOffline() ? ({ kind: 'queued' } as const) : await send(store, next, hadWaited);
    if (outcome.kind === 'void') {
      endQueued(store, shop, next.id);
      break;
    }
    if (outcome.kind === 'queued') {
      const isOverloaded = selectCartProblem(store.getState())?.code === 'server';
      waiting = isOverloaded && !isFavourite(next) && !isOffline() ? 'cart' : 'all';
    }
    storeWaits(store, shop, waiting !== 'nothing');
    if (outcome.kind === 'queued') continue;
    endQueued(store, shop, next.id);
    if (!notifyCaller(store, next.id, outcome)) await report(store, shop, next, outcome, hadWaited);
  }
  if (waiting !== 'nothing' && !signal.aborted) {
    for (const { id } of selectQueuedChanges(store.getState())) notifyCaller(store, id, { kind: 'queued' });
    return;
  }
  // Callers whose change left the queue elsewhere: another tab sent it, or the session ended.
  const left = new Set(selectQueuedChanges(store.getState()).map(({ id }) => id));
  for (const id of store.callers?.keys() ?? [])
    if (!left.has(id)) notifyCaller(store, id, { kind: signal.aborted ? 'void' : 'done' });
}

/** Sends the queue when no other tab is sending it. */
async function takeTurn(store: Store, shop: Shop, isForced: boolean): Promise<void> {
  try {
    await aloneIn(store, 'sync_queue', () => sendAll(store, shop, isForced));
  } finally {
    store.sending = undefined;
  }
  const { changes, waits } = selectQueue(store.getState());
  // A change was queued after the last check. A failed turn is not repeated here, because it would fail again.
  if (!waits && changes.some((change) => isSendable(store, change))) void sendQueue(store, shop);
  if (waits && selectOnline(store.getState())) scheduleRetry(store, () => void resumeQueue(store, shop));
  else cancelRetry(store);
}

/**
 * Sends the queued changes one by one, in order, as absolute quantities, from one tab at a time. A change ends when the
 * server has applied or refused it. Without network all changes stay queued; with an overloaded server those of the
 * cart stay. `isForced` sends even if the browser reports no network. (CART-09, KEEP-02)
 */
export function sendQueue(store: Store, shop: Shop, isForced = false): Promise<void> {
  return (store.sending ??= takeTurn(store, shop, isForced));
}

/** Sends the queue and returns how one of its changes ended. Rejects only on an error in the shop's own code. */
export function sendAndWait(store: Store, shop: Shop, id: string): Promise<ChangeOutcome> {
  return new Promise((resolve, reject) => {
    (store.callers ??= new Map()).set(id, resolve);
    sendQueue(store, shop).catch(reject);
  });
}

/** Merges the queue that another tab has written. Sends nothing, because that tab sends it. */
export const mergeQueue = (store: Store, shop: Shop): void => readQueue(store, shop);

/** Merges the stored queue and sends it: at start, when the network returns, or on demand. */
export function resumeQueue(store: Store, shop: Shop, isForced = false): Promise<void> {
  readQueue(store, shop);
  if (selectQueuedChanges(store.getState()).length === 0) return Promise.resolve();
  return sendQueue(store, shop, isForced);
}

/** Removes a queued change (KEEP-02). It may have been sent already, so the cart or the wishlist is read. */
export function discardChange(store: Store, shop: Shop, id: string): void {
  const discarded = selectQueuedChanges(store.getState()).find((change) => change.id === id);
  endQueued(store, shop, id);
  notifyCaller(store, id, { kind: 'done' });
  if (selectQueuedChanges(store.getState()).length === 0) storeWaits(store, shop, false);
  if (discarded && isFavourite(discarded))
    // Stryker disable next-line OptionalChaining: in tests the chunk always loads
    void loadFavourites().then((favourites) => favourites?.readWishlist(store));
  else if (selectCartProblem(store.getState()) !== undefined) void readCart(store);
}
