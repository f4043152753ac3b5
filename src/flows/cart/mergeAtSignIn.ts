import { customerCartApi } from '#api/customerCart.ts';
import { isCartLost } from '#rules/cart/cart.ts';
import { addedByMerge, leftOutByMerge } from '#rules/cart/mergedLines.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { changeCart, hashIn, linesIn, outcomeOf, recreateCart, reload, whenCartIdle } from './cartCalls.ts';

/** What became of the cart at a sign in: the lines that the merge added (KEEP-06), and why it is not the customer's yet. */
export interface MergeOutcome {
  added: number;
  problem?: Problem | undefined;
}

/** The outcome of a step; `again` if the cart of this device is another one now and has to be looked at again. */
interface Step extends MergeOutcome {
  again?: boolean;
}

const { getCartHash, mergeCart } = customerCartApi.endpoints;

/** How often the cart of this device is looked at: the server may have lost it, and the shopper may begin one meanwhile. */
const rounds = 3;

const hasCart = (store: Store) => hashIn(store) !== '' || linesIn(store).length > 0;

/**
 * Sends a call once more if it is unclear whether the first one was done. Both calls of a sign in may be repeated: one
 * finds the cart, and a merge that was done before adds nothing (API-59), so that its answer shows what was done.
 */
async function repeatIfUnclear<Outcome extends Pick<MergeOutcome, 'problem'>>(
  signal: AbortSignal,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await send();
  const { problem } = outcome;
  return problem !== undefined && isUnclear(problem) && !signal.aborted ? send() : outcome;
}

/** Merges the cart of this device into the customer's; one that the server does not know is recreated (CART-15). */
async function merge(store: Store, signal: AbortSignal): Promise<Step> {
  const had = linesIn(store);
  const args = { hash: hashIn(store), flag: '1' } as const;
  const { reply, problem } = await repeatIfUnclear(signal, () =>
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: without it the answer only stays in the cache
    outcomeOf(store, store.dispatch(mergeCart.initiate(args, { track: false }))),
  );
  if (reply !== undefined) {
    // No line of the device is lost where the server merges less than it was asked to. If the cart is the customer's already,
    // what it lacks was removed in another tab.
    const isOwn = reply.cart.hash === args.hash;
    for (const line of isOwn ? [] : leftOutByMerge(had, reply))
      if (!signal.aborted) await changeCart(store, { ...line, lines: [...linesIn(store), line] });
    return { added: addedByMerge(had, reply.cart.items) };
  }
  if (problem === undefined || !isCartLost(problem)) return { added: 0, problem };
  const recreated = await recreateCart(store);
  return { added: 0, problem: recreated?.problem ?? problem, again: recreated?.problem === undefined };
}

/** Asks for the hash of the customer's cart. */
const askHash = (store: Store, signal: AbortSignal) =>
  repeatIfUnclear(signal, async () => {
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: without it the answer only stays in the cache
    const { data, error } = await store.dispatch(getCartHash.initiate({}, { track: false }));
    return { hash: data, problem: error as Problem | undefined };
  });

/** Reads the cart of the customer, unless the shopper has begun one on this device meanwhile. */
async function load(store: Store, signal: AbortSignal): Promise<Step> {
  const { hash, problem } = await askHash(store, signal);
  if (hash === undefined) return { added: 0, problem };
  do await whenCartIdle(store);
  while (selectCartBusy(store.getState()));
  if (signal.aborted || hasCart(store)) return { added: 0, again: true };
  return { added: 0, problem: (await reload(store, hash)).problem };
}

async function step(store: Store, signal: AbortSignal): Promise<Step> {
  if (hashIn(store) !== '') return merge(store, signal);
  if (!hasCart(store)) return load(store, signal);
  // The lines of two tabs, of which no server has a cart yet.
  const problem = (await recreateCart(store))?.problem;
  return { added: 0, problem, again: problem === undefined };
}

/**
 * Merges the cart of this device unless it is the customer's: only a merge of an earlier attempt that failed has left
 * that of a guest.
 */
async function mergeIfOwed(store: Store, signal: AbortSignal): Promise<Step> {
  const { hash, problem } = await askHash(store, signal);
  if (hash === undefined) return { added: 0, problem };
  do await whenCartIdle(store);
  while (selectCartBusy(store.getState()));
  return signal.aborted || hash === hashIn(store) ? { added: 0 } : step(store, signal);
}

/**
 * Makes the cart of this device that of the customer after a sign in: merges it into hers, or reads hers where there is
 * none (CART-22, CART-23). No line of either is lost, whatever fails: until a merge is answered the cart of this device
 * stays as it is, and this function can be called again. `isRepeated` is for where an earlier call may have done it. Writes
 * nothing once the session of the call has ended.
 */
export async function mergeAtSignIn(store: Store, isRepeated = false): Promise<MergeOutcome> {
  const { signal } = store.session;
  // Stryker disable next-line ObjectLiteral: a session that has not ended has had a round
  let last: Step = { added: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // Another tab may have brought the cart, and changed it since.
    catchUp(store);
    // Another call that has waited too may start before this one resumes; from here to the call nothing is awaited.
    do await whenCartIdle(store);
    while (selectCartBusy(store.getState()));
    if (signal.aborted) break;
    last = await (isRepeated && round === 0 && hashIn(store) !== '' ? mergeIfOwed : step)(store, signal);
    if (last.again !== true) break;
  }
  return signal.aborted ? { added: 0 } : { added: last.added, problem: last.problem };
}
