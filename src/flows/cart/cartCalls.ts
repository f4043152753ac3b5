import { cartApi } from '#api/cart.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { hasQuantity, isCartLost, itemsText, type Line, linesOf, withLine } from '#rules/cart/cart.ts';
import type { CartReply } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { cartLost, selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import type { Store } from '#store/store.ts';
import { aloneIn, catchUp, publish } from '#store/persistence/otherTabs.ts';

/**
 * The result of a cart call: the reply or the problem. Neither if the session has ended, the cart is now empty, a pending
 * cart call replaces a read, or another tab or call has made the change already.
 */
export interface CartResult {
  reply?: CartReply;
  problem?: Problem;
  /** The read before the change failed, so the change was not sent. */
  isUnsent?: true;
}

/** Neither a reply nor a problem: see `CartResult`. */
export const noReply: CartResult = {};

/** A change of the cart: an item and its new quantity, 0 to remove it. */
export interface CartChange extends Line {
  /** All lines on this device after the change, in order. */
  lines: readonly Line[];
}

type CartCall = PromiseLike<{ data?: CartReply | undefined; error?: unknown }>;

const { getCart, createCart, addToCart, removeFromCart } = cartApi.endpoints;

/** Waits for a cart call; the result is empty if the session ends meanwhile. */
export async function resultOf({ session: { signal } }: Store, call: CartCall): Promise<CartResult> {
  const { data, error } = await call;
  if (signal.aborted) return noReply;
  // A failed read still carries the data of an earlier one.
  if (error !== undefined) return { problem: error as Problem };
  // Stryker disable next-line ConditionalExpression: a response without data is none
  return data === undefined ? noReply : { reply: data };
}

/** The hash of the cart on this device; '' without a cart. */
export const hashIn = (store: Store): string => selectCart(store.getState())?.hash ?? '';

export const linesIn = (store: Store): Line[] => linesOf(selectCart(store.getState())?.items ?? []);

const create = (store: Store, lines: readonly Line[]) =>
  store.dispatch(createCart.initiate({ items: itemsText(lines) }));

function sendChange(store: Store, { item, quantity, lines }: CartChange): CartCall {
  const hash = hashIn(store);
  if (hash === '') return create(store, lines);
  const call =
    quantity === 0
      ? removeFromCart.initiate({ hash, item })
      : addToCart.initiate({ item, quantity, hash, items: itemsText(lines) });
  return store.dispatch(call as ReturnType<typeof addToCart.initiate>);
}

/**
 * Recreates the cart from `lines`, by default from those on the screen; without lines it empties the cart and sends
 * nothing. Only one tab does this at a time, so that all tabs share one new cart. Undefined if another tab has done it
 * meanwhile. (CART-15, CART-16, KEEP-04)
 */
export async function recreateCart(
  store: Store,
  lines: () => readonly Line[] = () => linesIn(store),
): Promise<CartResult | undefined> {
  const { signal } = store.session;
  const lost = hashIn(store);
  let result: CartResult | undefined;
  await aloneIn(store, 'lost_cart', async () => {
    catchUp(store);
    // Another call of this tab may have started meanwhile.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) {
      result = noReply;
      return;
    }
    if (hashIn(store) !== lost) return;
    const left = lines();
    if (left.length > 0) result = await resultOf(store, create(store, left));
    else {
      store.dispatch(cartLost());
      result = noReply;
    }
    publish(store);
  });
  return result;
}

/**
 * Reads the cart of a hash. `onSent` receives the request's id, so that the caller can limit how long the read blocks.
 */
export async function reload(
  store: Store,
  hash: string,
  onSent?: (requestId: string) => void,
): Promise<CartResult> {
  const read = store.dispatch(getCart.initiate({ hash }, { forceRefetch: true }));
  onSent?.(read.requestId);
  const result = await resultOf(store, read);
  // Stryker disable next-line CallExpression: without it the response only stays in the cache
  read.unsubscribe();
  return result;
}

/** Sends a change of the cart once; without a clear response it reads the cart (KEEP-03). */
export async function confirmCart(
  store: Store,
  send: () => CartCall,
  isDone: (reply: CartReply) => boolean,
  readsRefused = false,
): Promise<CartResult> {
  const written = await confirmWrite(store, {
    send,
    readAfter: async (problem) =>
      isCartLost(problem) || hashIn(store) === '' ? undefined : (await reload(store, hashIn(store))).reply,
    isDone: (reply) => isDone(reply) && reply,
    readsRefused,
  });
  if (written.kind === 'void') return noReply;
  return written.kind === 'done' ? { reply: written.reply ?? written.found } : { problem: written.problem };
}

/**
 * Reads the cart; recreates it from the lines on this device if the server does not know it. Returns an empty result if
 * a cart call is pending, because that response contains the cart. (CART-15, CART-24)
 */
export async function readCart(store: Store, onSent?: (requestId: string) => void): Promise<CartResult> {
  const cart = selectCart(store.getState());
  if (selectCartBusy(store.getState())) return noReply;
  if (hashIn(store) === '') return (await recreateCart(store)) ?? readCart(store, onSent);
  const result = await reload(store, hashIn(store), onSent);
  const isChanged = selectCart(store.getState()) !== cart || selectCartBusy(store.getState());
  // Stryker disable next-line ConditionalExpression: after a success the cart is replaced, so `isChanged` is true
  if (result.problem === undefined || isChanged) return result;
  if (!isCartLost(result.problem)) return result;
  return (await recreateCart(store)) ?? readCart(store, onSent);
}

/**
 * Changes the cart and recovers from failures. Without a response it reads the cart first; if the cart already has the
 * change, that is the result. Sends nothing after the session has ended, because the device then has another cart.
 * (CART-15 to CART-17, KEEP-03)
 */
export async function changeCart(store: Store, change: CartChange): Promise<CartResult> {
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
  const result = await confirmCart(store, () => sendChange(store, change), isThere, true);
  if (result.problem && isCartLost(result.problem)) {
    const isIn = (lines: readonly Line[], item: string) => lines.some((line) => line.item === item);
    // Includes lines that another tab has added meanwhile and leaves out those that it has removed (KEEP-04).
    const leftLines = () => {
      const now = linesIn(store);
      const left = change.lines.filter(({ item }) => item === change.item || isIn(now, item));
      return [...left, ...now.filter(({ item }) => !isIn(had, item) && !isIn(change.lines, item))];
    };
    const recreated = hashIn(store) === hash ? await recreateCart(store, leftLines) : undefined;
    if (recreated !== undefined) return recreated;
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted || hasQuantity(selectCart(store.getState())?.items ?? [], change)) return noReply;
    return changeCart(store, { ...change, lines: withLine(linesIn(store), change) });
  }
  return result;
}

/** Resolves when no cart call blocks another (CART-09). */
export function whenCartIdle(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectCartBusy(store.getState())) return;
      // Stryker disable next-line CallExpression: without it the response only stays in the cache
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
