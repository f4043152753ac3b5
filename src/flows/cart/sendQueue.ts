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
import { selectChanges, selectQueue } from '#store/syncQueue.ts';
import { syncQueueTexts } from '#texts/syncQueue.ts';
import { changeCart, hashIn, readCart, whenCartIdle } from './cartCalls.ts';
import { type NewChange, noteWaiting, putPending, type QueuePorts } from './pendingChanges.ts';
import { endPending, readQueue } from './readQueue.ts';
import { reportSent } from './reportSent.ts';

/** The first and the longest pause between two attempts, in ms; each is twice the one before. */
const pauses = { first: 5000, longest: 60_000 };

/** Forgets the attempt that a store waits for: the next pause is the first one again. */
export function dropAttempt(store: Store): void {
  clearTimeout(store.retry?.timer);
  store.retry = undefined;
}

/**
 * Does it again after a pause, once: for a network that is reported and does not work, since no event tells when it does
 * (KEEP-02).
 */
export function tryLater(store: Store, attempt: () => void): void {
  const { retry } = store;
  clearTimeout(retry?.timer);
  const pause = retry === undefined ? pauses.first : Math.min(2 * retry.pause, pauses.longest);
  store.retry = { pause, timer: setTimeout(attempt, pause) };
}

/**
 * Whether a change can be sent: a favourite waits until start-up has decided that its customer is still logged in, and she
 * has a token.
 */
export function isSendable(store: Store, change: PendingChange): boolean {
  const { decided, loggedIn } = selectCustomer(store.getState());
  return !isFavourite(change) || (decided && loggedIn && hasToken(store));
}

/** Favourites are sent by the late chunk; undefined where it cannot be loaded. */
const loadFavourites = () => import('#flows/wishlist/wishlistCalls.ts').catch(() => undefined);

/** No answer has come, so that nobody knows whether the change was done. */
const hasNoAnswer = ({ code }: Problem) => code === 'network' || code === 'timeout';

/** The server could not be reached, or had no time for the call: it has decided nothing (KEEP-02). */
const isUnavailable = (problem: Problem) => hasNoAnswer(problem) || problem.code === 'server';

/**
 * The cart could not be read either: an overloaded server decides nothing (KEEP-02). Where there is no cart to read, it is
 * taken for overloaded only if the change was kept before.
 */
const isCutOff = (store: Store, problem: Problem, hadWaited: boolean) =>
  (hadWaited || hashIn(store) !== '' ? isUnavailable(problem) : hasNoAnswer(problem)) &&
  selectCartProblem(store.getState()) !== undefined;

/**
 * Sends a change, one of the cart if it does not show it already; reads the cart first where an earlier page may have sent
 * one, or an earlier one has no answer (KEEP-03): the change waits where there is no network for that, or the server is
 * overloaded. Where the network was gone for the change alone, so that the cart could be read after it and does not have
 * it, the change is sent once more.
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
    return favourites?.sendFavourite(store, change) ?? { kind: 'waits' };
  }
  const isUnread = selectQueue(store.getState()).unread || selectCartProblem(store.getState()) !== undefined;
  if (isUnread && hashIn(store) !== '') {
    const { problem } = await readCart(store);
    // The read at start may have found the cart lost as well, and be recreating it.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) return { kind: 'void' };
    // A cart that is lost is recreated with the change, whichever tab has found it lost.
    const isKnown = problem && !isCartLost(problem);
    if (isKnown && selectCartProblem(store.getState()) !== undefined)
      return isUnavailable(problem) ? { kind: 'waits' } : { kind: 'refused', problem };
  }
  const step = changeStep(change, selectCart(store.getState())?.items ?? []);
  if (step.kind !== 'send') return step;
  const { item, quantity } = change;
  const { reply, problem, isUnsent } = await changeCart(store, { item, quantity, lines: step.lines });
  if (signal.aborted) return { kind: 'void' };
  if (problem === undefined) return { kind: 'done', reply };
  if (isCutOff(store, problem, hadWaited) || (isUnsent && isUnavailable(problem))) return { kind: 'waits' };
  return hasNoAnswer(problem) && !isRepeated
    ? send(store, change, hadWaited, true)
    : { kind: 'refused', problem };
}

/** Says what has become of a change that nobody waits for. */
async function report(
  store: Store,
  ports: QueuePorts,
  change: PendingChange,
  sent: ChangeOutcome,
  hadWaited: boolean,
) {
  const { code } = ports.country;
  if (!isFavourite(change)) reportSent(store, ports, change, sent, hadWaited);
  else if (sent.kind === 'refused') {
    // Stryker disable next-line OptionalChaining: only for a chunk that fails to load, which no test here has
    const text = (await loadFavourites())?.refusedText(store, code, sent.problem);
    if (text !== undefined) store.dispatch(flashQueued({ text, flashMessageType: 'error' }));
  } else if (!selectChanges(store.getState()).some(isFavourite)) {
    const text = syncQueueTexts(code).syncQueue.syncedFavourites;
    store.dispatch(flashQueued({ text, flashMessageType: 'success' }));
  }
}

/** Tells the caller of a change what has become of it; false if nobody waits for it. */
function answer({ callers }: Store, id: string, sent: ChangeOutcome): boolean {
  const caller = callers?.get(id);
  callers?.delete(id);
  caller?.(sent);
  return caller !== undefined;
}

async function sendAll(store: Store, ports: QueuePorts, isForced: boolean): Promise<void> {
  const { signal } = store.session;
  const hadWaited = selectQueue(store.getState()).waits;
  const isOffline = () => !selectOnline(store.getState()) && !isForced;
  // Favourites do not wait for a cart that an overloaded server does not give.
  let waiting: 'nothing' | 'cart' | 'all' = 'nothing';
  while (waiting !== 'all') {
    readQueue(store, ports);
    // Another call may start before this one resumes; from here to the call nothing is dispatched.
    // Without network none is sent, and a read that is tried again must not delay that the shopper is told.
    while (selectCartBusy(store.getState()) && !isOffline()) await whenCartIdle(store);
    // Stryker disable next-line ConditionalExpression: changes of an ended session have left the queue, the rest is sent either way
    if (signal.aborted) break;
    const next = selectChanges(store.getState()).find(
      (change) => isSendable(store, change) && (isFavourite(change) || waiting === 'nothing'),
    );
    if (next === undefined) break;
    const sent = isOffline() ? ({ kind: 'waits' } as const) : await send(store, next, hadWaited);
    if (sent.kind === 'void') {
      endPending(store, ports, next.id);
      break;
    }
    if (sent.kind === 'waits') {
      const isOverloaded = selectCartProblem(store.getState())?.code === 'server';
      waiting = isOverloaded && !isFavourite(next) && !isOffline() ? 'cart' : 'all';
    }
    noteWaiting(store, ports, waiting !== 'nothing');
    if (sent.kind === 'waits') continue;
    endPending(store, ports, next.id);
    if (!answer(store, next.id, sent)) await report(store, ports, next, sent, hadWaited);
  }
  if (waiting !== 'nothing' && !signal.aborted) {
    for (const { id } of selectChanges(store.getState())) answer(store, id, { kind: 'waits' });
    return;
  }
  // What nobody has sent here was sent by another tab, or is void with its session.
  const left = new Set(selectChanges(store.getState()).map(({ id }) => id));
  for (const id of store.callers?.keys() ?? [])
    if (!left.has(id)) answer(store, id, { kind: signal.aborted ? 'void' : 'done' });
}

/** Sends what is in the queue, once no other tab does. */
async function takeTurn(store: Store, ports: QueuePorts, isForced: boolean): Promise<void> {
  try {
    await aloneIn(store, 'sync_queue', () => sendAll(store, ports, isForced));
  } finally {
    store.sending = undefined;
  }
  const { changes, waits } = selectQueue(store.getState());
  // One was put in after the last look. A turn that has failed is not repeated, since the next would fail as well.
  if (!waits && changes.some((change) => isSendable(store, change))) void sendQueue(store, ports);
  if (waits && selectOnline(store.getState())) tryLater(store, () => void resumeQueue(store, ports));
  else dropAttempt(store);
}

/**
 * Sends the changes of the queue one by one, in their order and as absolute quantities, in one tab at a time (KEEP-02,
 * CART-09). A change ends when the server has done or refused it; without network all of them stay, with an overloaded
 * server those of a cart that it does not give, and the next call goes on. `isForced` tries although the browser says that there is no network, until one gets no answer.
 */
export function sendQueue(store: Store, ports: QueuePorts, isForced = false): Promise<void> {
  return (store.sending ??= takeTurn(store, ports, isForced));
}

/** Merges what another tab has written, which sends it as long as it is open. */
export const mergeQueue = (store: Store, ports: QueuePorts): void => readQueue(store, ports);

/** Merges what the device has, and goes on with what waits: at start, with the network, on demand. */
export function resumeQueue(store: Store, ports: QueuePorts, isForced = false): Promise<void> {
  readQueue(store, ports);
  if (selectChanges(store.getState()).length === 0) return Promise.resolve();
  return sendQueue(store, ports, isForced);
}

/** Takes a change back before it is sent (KEEP-02); the cart, or the wishlist, is read, since it may have been sent without an answer. */
export function discardChange(store: Store, ports: QueuePorts, id: string): void {
  const discarded = selectChanges(store.getState()).find((change) => change.id === id);
  endPending(store, ports, id);
  answer(store, id, { kind: 'done' });
  if (selectChanges(store.getState()).length === 0) noteWaiting(store, ports, false);
  // One that is discarded may have been sent without an answer.
  if (discarded && isFavourite(discarded))
    // Stryker disable next-line OptionalChaining: only for a chunk that fails to load, which no test here has
    void loadFavourites().then((favourites) => favourites?.readWishlist(store));
  else if (selectCartProblem(store.getState()) !== undefined) void readCart(store);
}

/** Puts a change of the wishlist into the queue, and sends it if there is a network after all. */
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

/** Sends the queue, and resolves with what has become of one of its changes. Rejects only with a fault of the shop itself. */
export function sentOf(store: Store, ports: QueuePorts, id: string): Promise<ChangeOutcome> {
  return new Promise((resolve, reject) => {
    (store.callers ??= new Map()).set(id, resolve);
    sendQueue(store, ports).catch(reject);
  });
}

/** A removal was undone, or a saved line has left its list: what was said of it is no longer true (KEEP-01, KEEP-07). */
export function retractRemoved(store: Store, { country }: Pick<QueuePorts, 'country'>): void {
  const { removed, saved } = syncQueueTexts(country.code).syncQueue;
  for (const text of [removed, saved]) store.dispatch(flashDismissed(text));
}
