import { cartApi } from '#api/cart.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { hasQuantity, isCartLost, itemsText, type Line, linesOf, withLine } from '#rules/cart/cart.ts';
import type { CartReply } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { cartLost, selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import { aloneIn, catchUp, publish } from '#store/persistence/otherTabs.ts';

/** The outcome of a cart call: the answer, or the problem; neither if the cart is empty now or the session has ended. */
export interface CartOutcome {
  reply?: CartReply;
  problem?: Problem;
  /** The problem is that of the read before a change, which was not sent. */
  isUnsent?: true;
}

/** A change of the cart: the quantity of an item, 0 to remove it. */
export interface CartChange extends Line {
  /** All lines of this device after the change, in their order. */
  lines: readonly Line[];
}

type Sent = PromiseLike<{ data?: CartReply | undefined; error?: unknown }>;

const { getCart, createCart, addToCart, removeFromCart } = cartApi.endpoints;

/** Awaits a cart call that was just sent: there is no outcome if the session ends meanwhile. */
export async function outcomeOf({ session: { signal } }: Store, sent: Sent): Promise<CartOutcome> {
  const { data, error } = await sent;
  if (signal.aborted) return {};
  // A read that failed still carries the data of an earlier one.
  if (error !== undefined) return { problem: error as Problem };
  // Stryker disable next-line ConditionalExpression: an answer that is undefined is no answer
  return data === undefined ? {} : { reply: data };
}

/** The hash of the cart on this device; '' without one. */
export const hashIn = (store: Store): string => selectCart(store.getState())?.hash ?? '';

/** The lines of the cart on this device. */
export const linesIn = (store: Store): Line[] => linesOf(selectCart(store.getState())?.items ?? []);

const create = (store: Store, lines: readonly Line[]) =>
  store.dispatch(createCart.initiate({ items: itemsText(lines) }));

function send(store: Store, { item, quantity, lines }: CartChange): Sent {
  const hash = hashIn(store);
  if (hash === '') return create(store, lines);
  const call =
    quantity === 0
      ? removeFromCart.initiate({ hash, item })
      : addToCart.initiate({ item, quantity, hash, items: itemsText(lines) });
  return store.dispatch(call as ReturnType<typeof addToCart.initiate>);
}

/**
 * Recreates the cart from the lines of this device, or empties it without a call where there are none (CART-15, CART-16); by
 * default from those that it shows. One tab does so at a time: undefined if another has done it meanwhile, so that there
 * is one new cart of all tabs (KEEP-04).
 */
export async function recreateCart(
  store: Store,
  lines: () => readonly Line[] = () => linesIn(store),
): Promise<CartOutcome | undefined> {
  const { signal } = store.session;
  const lost = hashIn(store);
  let outcome: CartOutcome | undefined;
  await aloneIn(store, 'lost_cart', async () => {
    catchUp(store);
    // Another call of this tab may have begun meanwhile.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) {
      outcome = {};
      return;
    }
    if (hashIn(store) !== lost) return;
    const left = lines();
    if (left.length > 0) outcome = await outcomeOf(store, create(store, left));
    else {
      store.dispatch(cartLost());
      outcome = {};
    }
    publish(store);
  });
  return outcome;
}

/** Reads the cart of a hash. `onSent` is called with the id of the request, for a caller that limits how long it blocks. */
export async function reload(
  store: Store,
  hash: string,
  onSent?: (requestId: string) => void,
): Promise<CartOutcome> {
  const read = store.dispatch(getCart.initiate({ hash }, { forceRefetch: true }));
  onSent?.(read.requestId);
  const outcome = await outcomeOf(store, read);
  // Stryker disable next-line CallExpression: without it the answer only stays in the cache
  read.unsubscribe();
  return outcome;
}

/** Sends a change of the cart; after an unclear answer the cart is read, and nothing is repeated (KEEP-03). */
export async function confirmCart(
  store: Store,
  send: () => Sent,
  isDone: (reply: CartReply) => boolean,
  readsRefused = false,
): Promise<CartOutcome> {
  const written = await confirmWrite(store, {
    send,
    readBack: async (failure) =>
      isCartLost(failure) || hashIn(store) === '' ? undefined : (await reload(store, hashIn(store))).reply,
    isDone: (reply) => isDone(reply) && reply,
    readsRefused,
  });
  if (written.kind === 'void') return {};
  return written.kind === 'done' ? { reply: written.reply ?? written.found } : { problem: written.problem };
}

/**
 * Reads the cart; one that the server does not know is recreated from the lines of this device (CART-15, CART-24). If a
 * change is pending, or was sent meanwhile, its own answer contains the cart, so nothing is read or recreated twice.
 */
export async function readCart(store: Store, onSent?: (requestId: string) => void): Promise<CartOutcome> {
  const cart = selectCart(store.getState());
  if (selectCartBusy(store.getState())) return {};
  if (hashIn(store) === '') return (await recreateCart(store)) ?? readCart(store, onSent);
  const outcome = await reload(store, hashIn(store), onSent);
  const isChanged = selectCart(store.getState()) !== cart || selectCartBusy(store.getState());
  // Stryker disable next-line ConditionalExpression: without a failure the answer has replaced the cart, which ends the reading too
  if (outcome.problem === undefined || isChanged) return outcome;
  if (!isCartLost(outcome.problem)) return outcome;
  return (await recreateCart(store)) ?? readCart(store, onSent);
}

/**
 * Changes the cart, and recovers from failures (CART-15 to CART-17). After a write without an answer the cart is read
 * before anything is repeated; if it has the change already, that is the outcome (KEEP-03). Once the session has ended
 * nothing more is sent: the cart on this device is another one.
 */
export async function changeCart(store: Store, change: CartChange): Promise<CartOutcome> {
  const { signal } = store.session;
  const had = linesIn(store);
  const isThere = (reply: CartReply | undefined) =>
    reply !== undefined && hasQuantity(reply.cart.items, change);
  if (selectCartProblem(store.getState()) !== undefined && hashIn(store) !== '') {
    const before = await reload(store, hashIn(store));
    if (isThere(before.reply) || signal.aborted) return before;
    if (before.problem && !isCartLost(before.problem)) return { ...before, isUnsent: true };
  }
  const hash = hashIn(store);
  const outcome = await confirmCart(store, () => send(store, change), isThere, true);
  if (outcome.problem && isCartLost(outcome.problem)) {
    const isIn = (lines: readonly Line[], item: string) => lines.some((line) => line.item === item);
    // Includes what another tab has added meanwhile, and leaves out what it has removed (KEEP-04).
    const leftLines = () => {
      const now = linesIn(store);
      const left = change.lines.filter(({ item }) => item === change.item || isIn(now, item));
      return [...left, ...now.filter(({ item }) => !isIn(had, item) && !isIn(change.lines, item))];
    };
    const recreated = hashIn(store) === hash ? await recreateCart(store, leftLines) : undefined;
    if (recreated !== undefined) return recreated;
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted || hasQuantity(selectCart(store.getState())?.items ?? [], change)) return {};
    return changeCart(store, { ...change, lines: withLine(linesIn(store), change) });
  }
  return outcome;
}

/** Ends when no cart call blocks another (CART-09). */
export function whenCartIdle(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectCartBusy(store.getState())) return;
      // Stryker disable next-line CallExpression: without it the answer only stays in the cache
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
