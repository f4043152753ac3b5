import type { Shop } from '#flows/shop.ts';
import type { FlashMessage, WishlistItem } from '#schemas/persisted.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { selectOnline } from '#store/online.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { hasToken, type Store } from '#store/store.ts';
import {
  changeEnded,
  changeRequested,
  isWishlistRead,
  removalDone,
  removalUndone,
  selectConfirmed,
  selectChanging,
  selectRemoved,
  selectQueuedChange,
  selectWanted,
  selectWishes,
  wished,
  wishTaken,
} from '#store/wishlist.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { changeWishlist, refusedText } from './wishlistCalls.ts';

/**
 * Saves what a guest tried to save, also on an earlier page, after the read of the wishlist at sign in or its failure
 * (KEEP-05). Call once per store.
 */
export function saveAfterSignIn(store: Store, shop: Shop): void {
  let isAdding = false;
  async function addOnce() {
    isAdding = true;
    await wishlistActions(store, shop).addWanted();
    isAdding = false;
  }
  store.react({
    matches: isWishlistRead,
    run() {
      const state = store.getState();
      if (!isAdding && selectWanted(state).length > 0 && selectLoggedIn(state)) void addOnce();
    },
  });
}

/** How long the attempt of a guest waits for a sign in, in ms: one day (KEEP-05). */
const life = 86_400_000;

/** A change by a shopper; the name is shown while the change is queued. */
interface Wish extends WishlistChange {
  name: string | undefined;
}

type WishOutcome = 'done' | 'queued' | 'failed';

/** Loads the code of the queue (KEEP-02). */
export const loadQueue = () => import('#flows/queue/sendQueue.ts');

/** The shopper's actions on the wishlist and their messages (WISH-02, ERR-23, ERR-64, ERR-65). No action throws. */
export function wishlistActions(store: Store, shop: Shop) {
  const { code } = shop.country;
  const { wishlist: texts } = wishlistTexts(code);
  const { dispatch, getState } = store;

  const show = (text: string, flashMessageType: 'success' | 'error', more: Partial<FlashMessage> = {}) =>
    void dispatch(flashQueued({ text, flashMessageType, ...more }));

  /** Queues a change, and sends it once there is a network (KEEP-02). */
  async function putFavourite({ sku, saved, name }: Wish): Promise<WishOutcome> {
    const { signal } = store.session;
    const queue = await shop.need('queue', loadQueue);
    if (queue === undefined || signal.aborted) return 'failed';
    const favourite = { item: sku, quantity: Number(saved), kind: 'favourite' } as const;
    // Stryker disable next-line ConditionalExpression: JSON leaves out an undefined name too
    queue.queueChange(store, shop, name === undefined ? favourite : { ...favourite, name });
    void queue.sendQueue(store, shop);
    // Stryker disable next-line StringLiteral: the caller compares it with other outcomes only
    return 'queued';
  }

  /** Sends an optimistic change, and reports a failure. */
  async function change(wish: Wish): Promise<WishOutcome> {
    const { sku, saved } = wish;
    if (selectChanging(getState(), sku)) return 'failed';
    dispatch(changeRequested({ sku, saved }));
    const mustWait = !selectOnline(getState()) || !hasToken(store) || selectQueuedChange(getState(), sku);
    const result = mustWait ? ({ kind: 'queued' } as const) : await changeWishlist(store, { sku, saved });
    if (result.kind === 'refused') show(refusedText(store, code, result.problem), 'error');
    const outcome =
      result.kind === 'queued' ? await putFavourite(wish) : result.kind === 'done' ? 'done' : 'failed';
    dispatch(changeEnded({ sku, saved }));
    return outcome;
  }

  /** What a queued change waits for. */
  const waitingText = () =>
    selectOnline(getState()) && !hasToken(store) ? texts.waitsForSession : texts.waits;

  async function add(sku: string, name?: string) {
    if (selectLoggedIn(getState())) {
      const outcome = await change({ sku, saved: true, name });
      if (outcome !== 'failed') show(outcome === 'done' ? texts.added : waitingText(), 'success');
      return;
    }
    dispatch(wished({ sku, until: shop.clock() + life }));
    show(texts.mustRegister, 'error', { toLogin: texts.signIn });
  }

  /** Reports a removal, done or queued, and replaces the message of the one before. */
  function showRemoved(text: string = texts.removed) {
    for (const before of [texts.removed, texts.waits, texts.waitsForSession])
      dispatch(flashDismissed(before));
    if (selectRemoved(getState()).length > 0) show(text, 'success', { undo: texts.undo });
  }

  async function remove(sku: string) {
    const item = selectWishes(getState()).find((each) => each.sku === sku);
    const outcome = await change({ sku, saved: false, name: item?.productname });
    if (outcome === 'failed' || item === undefined) return;
    dispatch(removalDone(item));
    showRemoved(outcome === 'done' ? texts.removed : waitingText());
  }

  return {
    add,
    remove,
    /** Restores the last removed product at its position (KEEP-01). The one before it can be restored next. */
    async undo(last: WishlistItem | undefined = selectRemoved(getState()).at(-1)) {
      if (last === undefined) return;
      await change({ sku: last.sku, saved: true, name: last.productname });
      dispatch(removalUndone(last.sku));
      showRemoved();
    },
    /**
     * Saves what a guest tried to save, unless it is already saved or the attempt is too old (KEEP-05). Each is taken
     * after its add, so that a page that is left meanwhile loses none.
     */
    async addWanted() {
      const { signal } = store.session;
      const next = () => selectWanted(getState())[0];
      for (let wanted = next(); wanted; wanted = next()) {
        const { sku, until } = wanted;
        if (until > shop.clock()) {
          if (selectConfirmed(getState(), sku)) show(texts.alreadyThere, 'error');
          else await add(sku);
        }
        if (signal.aborted) return;
        dispatch(wishTaken(sku));
      }
    },
  };
}
