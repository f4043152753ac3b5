import { customerCartApi } from '#api/customer.ts';
import { addedByMerge, leftOutByMerge } from '#rules/cart/answeredLines.ts';
import { isCartLost } from '#rules/cart/cart.ts';
import { isUnclear } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/store.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { changeCart, hashIn, linesIn, resultOf, recreateCart, reload, whenCartIdle } from './cartCalls.ts';

/**
 * The result of a merge at sign in: how many lines it added (KEEP-06), or why the customer does not have the cart yet.
 */
export interface MergeResult {
  added: number;
  problem?: Problem | undefined;
}

/** The result of one step; `again` if the device now has another cart and needs another step. */
interface Step extends MergeResult {
  again?: boolean;
}

const { getCartHash, mergeCart } = customerCartApi.endpoints;

/** The maximum number of steps: the server may lose the cart, or the shopper may start a new one meanwhile. */
const rounds = 3;

const hasCart = (store: Store) => hashIn(store) !== '' || linesIn(store).length > 0;

/** Repeats a call once if the response is unclear: finding the cart and merging it are idempotent (API-59). */
async function repeatIfUnclear<Result extends Pick<MergeResult, 'problem'>>(
  signal: AbortSignal,
  send: () => Promise<Result>,
): Promise<Result> {
  const result = await send();
  const { problem } = result;
  return problem !== undefined && isUnclear(problem) && !signal.aborted ? send() : result;
}

/** Merges the cart of this device into the customer's. Recreates it if the server does not know it (CART-15). */
async function merge(store: Store, signal: AbortSignal): Promise<Step> {
  const had = linesIn(store);
  const args = { hash: hashIn(store), flag: '1' } as const;
  const { reply, problem } = await repeatIfUnclear(signal, () =>
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: without it the response only stays in the cache
    resultOf(store, store.dispatch(mergeCart.initiate(args, { track: false }))),
  );
  if (reply !== undefined) {
    // Adds the lines that the server left out of the merge. If the device already had the customer's cart, another tab
    // has removed these lines.
    const isOwn = reply.cart.hash === args.hash;
    for (const line of isOwn ? [] : leftOutByMerge(had, reply))
      if (!signal.aborted) await changeCart(store, { ...line, lines: [...linesIn(store), line] });
    return { added: addedByMerge(had, reply.cart.items) };
  }
  if (problem === undefined || !isCartLost(problem)) return { added: 0, problem };
  const recreated = await recreateCart(store);
  return { added: 0, problem: recreated?.problem ?? problem, again: recreated?.problem === undefined };
}

const requestHash = (store: Store, signal: AbortSignal) =>
  repeatIfUnclear(signal, async () => {
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: without it the response only stays in the cache
    const { data, error } = await store.dispatch(getCartHash.initiate({}, { track: false }));
    return { hash: data, problem: error as Problem | undefined };
  });

/** Reads the customer's cart, unless the shopper has started a cart on this device meanwhile. */
async function load(store: Store, signal: AbortSignal): Promise<Step> {
  const { hash, problem } = await requestHash(store, signal);
  if (hash === undefined) return { added: 0, problem };
  do await whenCartIdle(store);
  while (selectCartBusy(store.getState()));
  if (signal.aborted || hasCart(store)) return { added: 0, again: true };
  return { added: 0, problem: (await reload(store, hash)).problem };
}

async function step(store: Store, signal: AbortSignal): Promise<Step> {
  if (hashIn(store) !== '') return merge(store, signal);
  if (!hasCart(store)) return load(store, signal);
  // Two tabs have left lines that are in no cart on the server.
  const problem = (await recreateCart(store))?.problem;
  return { added: 0, problem, again: problem === undefined };
}

/** Merges the cart of this device, which an earlier merge has left, unless it is the customer's already. */
async function mergeUnlessOwn(store: Store, signal: AbortSignal): Promise<Step> {
  const { hash, problem } = await requestHash(store, signal);
  if (hash === undefined) return { added: 0, problem };
  do await whenCartIdle(store);
  while (selectCartBusy(store.getState()));
  return signal.aborted || hash === hashIn(store) ? { added: 0 } : step(store, signal);
}

/**
 * Gives the customer the cart of this device at sign in: merges it into hers, or reads hers if the device has none. No
 * line is lost if a call fails: the cart of this device stays until a merge succeeds, and the caller can retry with
 * `isRepeated`. Writes nothing after the session has ended. (CART-22, CART-23)
 */
export async function mergeAtSignIn(store: Store, isRepeated = false): Promise<MergeResult> {
  const { signal } = store.session;
  // Stryker disable next-line ObjectLiteral: only an ended session keeps it
  let last: Step = { added: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // Another tab may have merged the cart already and changed it since.
    catchUp(store);
    // Another waiting call may start before this one resumes. Await nothing between here and the call.
    do await whenCartIdle(store);
    while (selectCartBusy(store.getState()));
    if (signal.aborted) break;
    last = await (isRepeated && round === 0 && hashIn(store) !== '' ? mergeUnlessOwn : step)(store, signal);
    if (last.again !== true) break;
  }
  return signal.aborted ? { added: 0 } : { added: last.added, problem: last.problem };
}
