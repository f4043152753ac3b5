import { isCartLost } from '#rules/cart/cart.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { changeStep } from '#rules/cart/syncQueue.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ChangeOutcome, PendingChange } from '#schemas/syncQueue.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { hasToken, type Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { aloneIn } from '#store/persistence/otherTabs.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { selectQueuedChanges, selectQueue } from '#store/syncQueue.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { changeCart, hashIn, readCart, whenCartIdle } from './cartCalls.ts';
import { type NewChange, storeWaits, putPending, type QueuePorts } from './pendingChanges.ts';
import { endPending, readQueue } from './readQueue.ts';
import { reportSent } from './reportSent.ts';

/** The first and the longest pause between two retries, in ms. Each pause is twice the one before. */
const pauses = { first: 5000, longest: 60_000 };

/** Cancels the next retry and resets its pause. */
export function cancelRetry(store: Store): void {
  clearTimeout(store.retry?.timer);
  store.retry = undefined;
}

/** Retries once after a pause: no event shows when a network that the browser reports really works (KEEP-02). */
export function scheduleRetry(store: Store, work: () => void): void {
  const { retry } = store;
  clearTimeout(retry?.timer);
  const pause = retry === undefined ? pauses.first : Math.min(2 * retry.pause, pauses.longest);
  store.retry = { pause, timer: setTimeout(work, pause) };
}

/**
 * Whether a change can be sent. A favourite needs a customer with a token, and start-up must have confirmed the
 * customer.
 */
export function isSendable(store: Store, change: PendingChange): boolean {
  const { decided, loggedIn } = selectCustomer(store.getState());
  return !isFavourite(change) || (decided && loggedIn && hasToken(store));
}

/** Undefined if the deferred chunk cannot be loaded. */
const loadFavourites = () => import('#flows/wishlist/wishlistCalls.ts').catch(() => undefined);

/** No response: the change may or may not have been applied. */
const hasNoAnswer = ({ code }: Problem) => code === 'network' || code === 'timeout';

/** The server could not be reached or is overloaded, so it has decided nothing (KEEP-02). */
const isUnavailable = (problem: Problem) => hasNoAnswer(problem) || problem.code === 'server';

/**
 * The cart could not be read either, so the change stays in the queue (KEEP-02). Without a cart to read, a server error
 * counts as overload only if the queue already waited.
 */
const isCutOff = (store: Store, problem: Problem, hadWaited: boolean) =>
  (hadWaited || hashIn(store) !== '' ? isUnavailable(problem) : hasNoAnswer(problem)) &&
  selectCartProblem(store.getState()) !== undefined;

/**
 * Sends a change unless the cart already shows it. Reads the cart first if a change of an earlier page or one without a
 * response may have been applied (KEEP-03). Keeps the change in the queue if that read finds no network or an
 * overloaded server. Repeats the change once if it got no response and the cart, read after it, lacks it.
 */
async function send(
  store: Store,
  change: PendingChange,
  hadWaited: boolean,
  isRepeated = false,
): Promise<ChangeOutcome> {
  const { signal } = store.session;
  if (isFavourite(change)) {
    const favourites = await loadFavourites();
    if (signal.aborted) return { kind: 'void' };
    // Stryker disable next-line ObjectLiteral,OptionalChaining,StringLiteral: only for a chunk that fails to load, which no test here has
    return favourites?.sendFavourite(store, change) ?? { kind: 'queued' };
  }
  const isUnread = selectQueue(store.getState()).unread || selectCartProblem(store.getState()) !== undefined;
  if (isUnread && hashIn(store) !== '') {
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
  return hasNoAnswer(problem) && !isRepeated
    ? send(store, change, hadWaited, true)
    : { kind: 'refused', problem };
}

/** Reports how a change ended if no caller waits for it. */
async function report(
  store: Store,
  ports: QueuePorts,
  change: PendingChange,
  outcome: ChangeOutcome,
  hadWaited: boolean,
) {
  const { code } = ports.country;
  if (!isFavourite(change)) reportSent(store, ports, change, outcome, hadWaited);
  else if (outcome.kind === 'refused') {
    // Stryker disable next-line OptionalChaining: only for a chunk that fails to load, which no test here has
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

async function sendAll(store: Store, ports: QueuePorts, isForced: boolean): Promise<void> {
  const { signal } = store.session;
  const hadWaited = selectQueue(store.getState()).waits;
  const isOffline = () => !selectOnline(store.getState()) && !isForced;
  // An overloaded cart does not hold favourites back.
  let waiting: 'nothing' | 'cart' | 'all' = 'nothing';
  while (waiting !== 'all') {
    readQueue(store, ports);
    // Another call may start before this one resumes, so nothing is dispatched between here and the call. Without
    // network this loop is skipped: a retried read must not delay the message to the shopper.
    while (selectCartBusy(store.getState()) && !isOffline()) await whenCartIdle(store);
    // Stryker disable next-line ConditionalExpression: changes of an ended session have left the queue, the rest is sent either way
    if (signal.aborted) break;
    const next = selectQueuedChanges(store.getState()).find(
      (change) => isSendable(store, change) && (isFavourite(change) || waiting === 'nothing'),
    );
    if (next === undefined) break;
    const outcome = isOffline() ? ({ kind: 'queued' } as const) : await send(store, next, hadWaited);
    if (outcome.kind === 'void') {
      endPending(store, ports, next.id);
      break;
    }
    if (outcome.kind === 'queued') {
      const isOverloaded = selectCartProblem(store.getState())?.code === 'server';
      waiting = isOverloaded && !isFavourite(next) && !isOffline() ? 'cart' : 'all';
    }
    storeWaits(store, ports, waiting !== 'nothing');
    if (outcome.kind === 'queued') continue;
    endPending(store, ports, next.id);
    if (!notifyCaller(store, next.id, outcome)) await report(store, ports, next, outcome, hadWaited);
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
async function takeTurn(store: Store, ports: QueuePorts, isForced: boolean): Promise<void> {
  try {
    await aloneIn(store, 'sync_queue', () => sendAll(store, ports, isForced));
  } finally {
    store.sending = undefined;
  }
  const { changes, waits } = selectQueue(store.getState());
  // A change was queued after the last check. A failed turn is not repeated here, because it would fail again.
  if (!waits && changes.some((change) => isSendable(store, change))) void sendQueue(store, ports);
  if (waits && selectOnline(store.getState())) scheduleRetry(store, () => void resumeQueue(store, ports));
  else cancelRetry(store);
}

/**
 * Sends the queued changes one by one, in order, as absolute quantities, from one tab at a time. A change ends when the
 * server has applied or refused it. Without network all changes stay queued; with an overloaded server those of the
 * cart stay. `isForced` sends even if the browser reports no network. (CART-09, KEEP-02)
 */
export function sendQueue(store: Store, ports: QueuePorts, isForced = false): Promise<void> {
  return (store.sending ??= takeTurn(store, ports, isForced));
}

/** Merges what another tab has written, and sends nothing: that tab sends it as long as it is open. */
export const mergeQueue = (store: Store, ports: QueuePorts): void => readQueue(store, ports);

/** Merges the stored queue and sends it: at start, when the network returns, or on demand. */
export function resumeQueue(store: Store, ports: QueuePorts, isForced = false): Promise<void> {
  readQueue(store, ports);
  if (selectQueuedChanges(store.getState()).length === 0) return Promise.resolve();
  return sendQueue(store, ports, isForced);
}

/**
 * Removes a change from the queue before it is sent (KEEP-02). It may have been sent without a response, so the cart or
 * the wishlist is read.
 */
export function discardChange(store: Store, ports: QueuePorts, id: string): void {
  const discarded = selectQueuedChanges(store.getState()).find((change) => change.id === id);
  endPending(store, ports, id);
  notifyCaller(store, id, { kind: 'done' });
  if (selectQueuedChanges(store.getState()).length === 0) storeWaits(store, ports, false);
  if (discarded && isFavourite(discarded))
    // Stryker disable next-line OptionalChaining: only for a chunk that fails to load, which no test here has
    void loadFavourites().then((favourites) => favourites?.readWishlist(store));
  else if (selectCartProblem(store.getState()) !== undefined) void readCart(store);
}

/** Queues a change of the wishlist and sends it if there is a network. */
export function putFavourite(
  store: Store,
  ports: QueuePorts,
  { sku, saved, name }: WishlistChange & { name: string | undefined },
): void {
  const change: NewChange = { item: sku, quantity: Number(saved), kind: 'favourite' };
  // Stryker disable next-line ConditionalExpression: a change is stored as text, without a name that is undefined
  putPending(store, ports, name === undefined ? change : { ...change, name });
  void sendQueue(store, ports);
}

/** Sends the queue and returns how one of its changes ended. Rejects only on an error in the shop's own code. */
export function sendQueued(store: Store, ports: QueuePorts, id: string): Promise<ChangeOutcome> {
  return new Promise((resolve, reject) => {
    (store.callers ??= new Map()).set(id, resolve);
    sendQueue(store, ports).catch(reject);
  });
}

/** A removal was undone, or a saved line left its list: dismisses the message that reported it (KEEP-01, KEEP-07). */
export function dismissRemoved(store: Store, { country }: Pick<QueuePorts, 'country'>): void {
  const { removed, saved } = syncQueueTexts(country.code).syncQueue;
  for (const text of [removed, saved]) store.dispatch(flashDismissed(text));
}
