import { wishlistApi } from '#api/wishlist.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { selectAnswered, selectIsRead, type WishlistChange } from '#store/wishlist.ts';

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

/** The changes of a store, one after the other: each answer is the whole list, which an older one must not replace. */
const turns = new WeakMap<Store, Promise<unknown>>();

/** Reads the wishlist; one read at a time. */
async function readWishlist(store: Store): Promise<Problem | undefined> {
  const { error } = await store.dispatch(getWishlist.initiate({}, { forceRefetch: true, subscribe: false }));
  return error as Problem | undefined;
}

/** Reads the wishlist of a customer unless it is known, or is being read. */
export async function needWishlist(store: Store): Promise<void> {
  const state = store.getState();
  if (!selectIsRead(state) && !getWishlist.select({})(state).isLoading) await readWishlist(store);
}

async function send(store: Store, { sku, saved }: WishlistChange): Promise<Problem | undefined> {
  const { session } = store;
  const call = (saved ? addToWishlist : removeFromWishlist).initiate({ sku }, { track: false });
  const { error } = await store.dispatch(call as ReturnType<typeof addToWishlist.initiate>);
  if (error === undefined) return undefined;
  const problem = error as Problem;
  if (session.ended || problem.code === 'aborted') return { ...problem, code: 'aborted' };
  // The list says what became of a change without an answer, and what another tab has changed (KEEP-03).
  const unread = await readWishlist(store);
  const isDone = !unread && selectAnswered(store.getState(), sku) === saved;
  return isDone && problem.code !== 'refused' ? undefined : problem;
}

/**
 * Saves a product or takes it out of the wishlist, after the changes before it (API-93, API-94). Resolves with the
 * problem, of the code `aborted` if the session has ended meanwhile.
 */
export function changeWishlist(store: Store, change: WishlistChange): Promise<Problem | undefined> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(() => send(store, change));
  turns.set(store, turn);
  return turn;
}
