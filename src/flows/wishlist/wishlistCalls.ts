import { wishlistApi } from '#api/wishlist.ts';
import type { CountryCode } from '#countries/country.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { wishlistMessage } from '#rules/wishlist/wishlist.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ChangeOutcome, PendingChange } from '#schemas/syncQueue.ts';
import { inTurn } from '#store/inTurn.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { selectAnswered, selectIsRead } from '#store/wishlist.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

/**
 * What has become of a change: `waits` if there is no network, so that nobody knows whether it was done, and `void` if
 * the session has ended.
 */
export type WishlistOutcome =
  | { kind: 'done' }
  | { kind: 'waits' | 'void' }
  | { kind: 'refused'; problem: Problem };

/** Reads the wishlist; one read at a time. */
export async function readWishlist(store: Store): Promise<Problem | undefined> {
  // Stryker disable next-line BooleanLiteral: without it the answer only stays in the cache
  const { error } = await store.dispatch(getWishlist.initiate({}, { forceRefetch: true, subscribe: false }));
  return error as Problem | undefined;
}

/**
 * Reads the wishlist of a customer unless it is known, or is being read; from then on also where another tab has changed
 * it too.
 */
export async function needWishlist(store: Store): Promise<void> {
  if (!store.wishlistReactions?.tabs) {
    store.wishlistReactions = { ...store.wishlistReactions, tabs: true };
    store.react({
      matches: otherTabWrote.match,
      run: () => void (selectLoggedIn(store.getState()) && needWishlist(store)),
    });
  }
  const state = store.getState();
  if (!selectIsRead(state) && !getWishlist.select({})(state).isLoading) await readWishlist(store);
}

const isUnanswered = (problem: Problem | undefined) =>
  problem?.code === 'network' || problem?.code === 'timeout';

async function send(store: Store, { sku, saved }: WishlistChange): Promise<WishlistOutcome> {
  // Stryker disable next-line BooleanLiteral: without it the answer only stays in the cache
  const call = (saved ? addToWishlist : removeFromWishlist).initiate({ sku }, { track: false });
  let unread: Problem | undefined;
  const { kind, problem } = await confirmWrite(store, {
    send: () => store.dispatch(call as ReturnType<typeof addToWishlist.initiate>),
    readBack: async () => {
      unread = await readWishlist(store);
      return !unread && selectAnswered(store.getState(), sku) === saved;
    },
    isDone: (isThere) => isThere,
    // The list shows what another tab has changed, too.
    readsRefused: true,
  });
  if (kind === 'void') return { kind };
  if (problem === undefined || (kind === 'done' && problem.code !== 'refused')) return { kind: 'done' };
  return isUnanswered(problem) && isUnanswered(unread) ? { kind: 'waits' } : { kind: 'refused', problem };
}

/**
 * Saves a product or takes it out of the wishlist (API-93, API-94), after the changes before it: each answer is the whole
 * list, which an older one must not replace.
 */
export const changeWishlist = (store: Store, change: WishlistChange): Promise<WishlistOutcome> =>
  inTurn(store, 'wishlist', () => send(store, change));

/** Sends a change that has waited, unless the wishlist shows it already; it is read first where an earlier try may have come through (KEEP-03). */
export const changeWaiting = (store: Store, change: WishlistChange): Promise<WishlistOutcome> =>
  inTurn(store, 'wishlist', async () => {
    const { signal } = store.session;
    const isDone = () => selectAnswered(store.getState(), change.sku) === change.saved;
    const problem = selectIsRead(store.getState()) ? undefined : await readWishlist(store);
    if (signal.aborted) return { kind: 'void' };
    if (problem) return isUnanswered(problem) ? { kind: 'waits' } : { kind: 'refused', problem };
    const outcome = isDone() ? ({ kind: 'done' } as const) : await send(store, change);
    // Somebody else has changed it meanwhile, to what was meant.
    return outcome.kind === 'refused' && selectIsRead(store.getState()) && isDone()
      ? { kind: 'done' }
      : outcome;
  });

/** Sends a change of the wishlist, unless the list shows it already (KEEP-02). */
export const sendFavourite = (store: Store, { item, quantity }: PendingChange): Promise<ChangeOutcome> =>
  changeWaiting(store, { sku: item, saved: quantity > 0 });

/** The text that says why a change of the wishlist was refused (ERR-23, ERR-64, ERR-65). */
export function refusedText(store: Store, code: CountryCode, problem: Problem): string {
  const message = wishlistMessage(problem, selectOnline(store.getState()));
  return 'refusal' in message
    ? wishlistTexts(code).wishlist[message.refusal]
    : shellTexts(code).errors[message.error];
}
