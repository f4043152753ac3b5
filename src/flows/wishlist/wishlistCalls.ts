import { wishlistApi } from '#api/wishlist.ts';
import type { CountryCode } from '#countries/country.ts';
import { confirmWrite, isUnanswered } from '#flows/confirmWrite.ts';
import { wishlistMessage } from '#rules/wishlist/wishlist.ts';
import type { Problem } from '#schemas/problem.ts';
import type { QueuedChange } from '#schemas/syncQueue.ts';
import { inTurn } from '#store/tabMemory.ts';
import type { Store } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { selectConfirmed, selectIsRead } from '#store/wishlist.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

/** How a change ended: `queued` without a response, so perhaps applied; `void` if the session has ended. */
export type WishlistOutcome =
  | { kind: 'done' }
  | { kind: 'queued' | 'void' }
  | { kind: 'refused'; problem: Problem };

export async function readWishlist(store: Store): Promise<Problem | undefined> {
  // Stryker disable next-line BooleanLiteral: without it the response only stays in the cache
  const { error } = await store.dispatch(getWishlist.initiate({}, { forceRefetch: true, subscribe: false }));
  return error as Problem | undefined;
}

/** Reads the customer's wishlist unless it is known or being read; from then on also after a change in another tab. */
export async function needWishlist(store: Store): Promise<void> {
  if (!store.wishlistReactions?.tabs) {
    store.wishlistReactions = { tabs: true };
    store.react({
      matches: otherTabWrote.match,
      run: () => void (selectLoggedIn(store.getState()) && needWishlist(store)),
    });
  }
  const state = store.getState();
  if (!selectIsRead(state) && !getWishlist.select({})(state).isLoading) await readWishlist(store);
}

async function sendAndConfirm(store: Store, { sku, saved }: WishlistChange): Promise<WishlistOutcome> {
  // Stryker disable next-line BooleanLiteral: without it the response only stays in the cache
  const call = (saved ? addToWishlist : removeFromWishlist).initiate({ sku }, { track: false });
  let failed: Problem | undefined;
  const { kind, problem } = await confirmWrite(store, {
    send: () => store.dispatch(call as ReturnType<typeof addToWishlist.initiate>),
    readAfter: async () => {
      failed = await readWishlist(store);
      return !failed && selectConfirmed(store.getState(), sku) === saved;
    },
    isDone: (isThere) => isThere,
    // The list may also show a change of another tab.
    readsRefused: true,
  });
  if (kind === 'void') return { kind };
  if (problem === undefined || (kind === 'done' && problem.code !== 'refused')) return { kind: 'done' };
  return isUnanswered(problem) && isUnanswered(failed) ? { kind: 'queued' } : { kind: 'refused', problem };
}

/** Adds or removes a product (API-93, API-94), after earlier changes: an older list must not replace a newer one. */
export const changeWishlist = (store: Store, change: WishlistChange): Promise<WishlistOutcome> =>
  inTurn(store, 'wishlist', () => sendAndConfirm(store, change));

/**
 * Sends a queued change unless the wishlist already shows it. Reads the wishlist first if an earlier send may have been
 * applied (KEEP-02, KEEP-03).
 */
export const sendFavourite = (
  store: Store,
  { item: sku, quantity }: Pick<QueuedChange, 'item' | 'quantity'>,
): Promise<WishlistOutcome> =>
  inTurn(store, 'wishlist', async () => {
    const { signal } = store.session;
    const change = { sku, saved: quantity > 0 };
    const isDone = () => selectConfirmed(store.getState(), sku) === change.saved;
    const problem = selectIsRead(store.getState()) ? undefined : await readWishlist(store);
    if (signal.aborted) return { kind: 'void' };
    if (problem) return isUnanswered(problem) ? { kind: 'queued' } : { kind: 'refused', problem };
    const outcome = isDone() ? ({ kind: 'done' } as const) : await sendAndConfirm(store, change);
    // Another tab or device has made the same change meanwhile.
    return outcome.kind === 'refused' && selectIsRead(store.getState()) && isDone()
      ? { kind: 'done' }
      : outcome;
  });

/** The text for a refused change of the wishlist (ERR-23, ERR-64, ERR-65). */
export function refusedText(store: Store, code: CountryCode, problem: Problem): string {
  const message = wishlistMessage(problem, selectOnline(store.getState()));
  return 'refusal' in message
    ? wishlistTexts(code).wishlist[message.refusal]
    : shellTexts(code).errors[message.error];
}
