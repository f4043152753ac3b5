import { cartApi } from '#api/cart.ts';
import { holds, mendOf } from '#rules/cartFailure.ts';
import { itemsText, type Line, linesOf } from '#rules/cartItems.ts';
import type { CartReply } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { cartLost, selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/** What became of a cart call: the answer, or the problem; neither where there is no cart any more. */
export interface CartOutcome {
  reply?: CartReply;
  problem?: Problem;
}

/** A change of the cart: so many of an item, none for 0. */
export interface CartChange extends Line {
  /** All lines of this device after the change, in their order. */
  lines: readonly Line[];
}

type Sent = PromiseLike<{ data?: CartReply | undefined; error?: unknown }>;

const { getCart, createCart, addToCart, removeFromCart } = cartApi.endpoints;

const outcomeOf = async (sent: Sent): Promise<CartOutcome> => {
  const { data, error } = await sent;
  // A read that failed still carries the data of an earlier one.
  if (error !== undefined) return { problem: error as Problem };
  return data === undefined ? {} : { reply: data };
};

const hashIn = (store: Store) => selectCart(store.getState())?.hash ?? '';

const linesIn = (store: Store) => linesOf(selectCart(store.getState())?.items ?? []);

const create = ({ dispatch }: Store, lines: readonly Line[]) =>
  outcomeOf(dispatch(createCart.initiate({ items: itemsText(lines) })));

function send(store: Store, { item, quantity, lines }: CartChange): Promise<CartOutcome> {
  const hash = hashIn(store);
  if (hash === '') return create(store, lines);
  const call =
    quantity === 0
      ? removeFromCart.initiate({ hash, item })
      : addToCart.initiate({ item, quantity, hash, items: itemsText(lines) });
  return outcomeOf(store.dispatch(call as ReturnType<typeof addToCart.initiate>));
}

/** Makes the cart anew from the lines of this device, or tells the store that there is none (CART-15, CART-16). */
async function remake(store: Store, lines: readonly Line[]): Promise<CartOutcome> {
  if (lines.length > 0) return create(store, lines);
  store.dispatch(cartLost());
  return {};
}

/** Reads the cart again. `onSent` is told the id of the request, for who will not wait for it. */
async function reload(store: Store, onSent?: (requestId: string) => void): Promise<CartOutcome> {
  const read = store.dispatch(getCart.initiate({ hash: hashIn(store) }, { forceRefetch: true }));
  onSent?.(read.requestId);
  const outcome = await outcomeOf(read);
  read.unsubscribe();
  return outcome;
}

/**
 * Reads the cart; one that is not there is made anew from the lines of this device (CART-15, CART-24). A change that is
 * on its way, or came meanwhile, tells the cart itself: then nothing is asked, and nothing made anew twice.
 */
export async function readCart(store: Store, onSent?: (requestId: string) => void): Promise<CartOutcome> {
  const cart = selectCart(store.getState());
  if (selectCartBusy(store.getState())) return {};
  const lines = linesIn(store);
  if (hashIn(store) === '') return remake(store, lines);
  const outcome = await reload(store, onSent);
  const isChanged = selectCart(store.getState()) !== cart || selectCartBusy(store.getState());
  if (outcome.problem === undefined || isChanged) return outcome;
  return mendOf(outcome.problem, lines) === 'reload' ? outcome : remake(store, lines);
}

/**
 * Changes the cart, and mends what fails (CART-15 to CART-17). A write of which nobody knows whether it arrived is never
 * simply repeated: the cart is read first, and where it shows the change already, that is the answer (KEEP-03).
 */
export async function changeCart(store: Store, change: CartChange): Promise<CartOutcome> {
  const had = linesIn(store).map(({ item }) => item);
  const isThere = ({ reply }: CartOutcome) => reply !== undefined && holds(reply.cart.items, change);
  if (selectCartProblem(store.getState()) !== undefined && hashIn(store) !== '') {
    const before = await reload(store);
    if (isThere(before)) return before;
    if (before.problem && mendOf(before.problem, change.lines) === 'reload') return before;
  }
  const outcome = await send(store, change);
  if (outcome.problem === undefined) return outcome;
  if (mendOf(outcome.problem, change.lines) !== 'reload') {
    // What another tab has added meanwhile is among them (KEEP-04).
    const told = new Set([...had, ...change.lines.map(({ item }) => item)]);
    return remake(store, [...change.lines, ...linesIn(store).filter(({ item }) => !told.has(item))]);
  }
  if (hashIn(store) === '') return outcome;
  const after = await reload(store);
  return isThere(after) ? after : outcome;
}
