import type { QueuePorts } from '#flows/cart/pendingChanges.ts';
import type { FlashMessage, WishlistItem } from '#schemas/persisted.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { hasToken, type Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import {
  changeEnded,
  changeRequested,
  isWishlistRead,
  removalDone,
  removalUndone,
  selectAnswered,
  selectChanging,
  selectRemoved,
  selectWaiting,
  selectWanted,
  selectWishes,
  wished,
  wishTaken,
} from '#store/wishlist.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { changeWishlist, refusedText } from './wishlistCalls.ts';

/** Saves what a guest has tried to save, once the wishlist is read after the sign in, or cannot be (KEEP-05). */
function saveAfterSignIn(store: Store, ports: QueuePorts): void {
  // Stryker disable next-line ConditionalExpression: a second reaction finds nothing to take
  if (store.wishlistReactions?.wishes) return;
  store.wishlistReactions = { ...store.wishlistReactions, wishes: true };
  store.react({
    matches: isWishlistRead,
    run() {
      const state = store.getState();
      if (selectWanted(state).length > 0 && selectLoggedIn(state))
        void wishlistActions(store, ports).addWanted();
    },
  });
}

/** A change as a shopper makes it; by the name it is shown while it waits. */
interface Wish extends WishlistChange {
  name: string | undefined;
}

type Outcome = 'done' | 'waits' | 'failed';

/** Loads what keeps changes on this device (KEEP-02); undefined where it cannot be loaded. */
export const loadQueue = () => import('#flows/cart/sendQueue.ts').catch(() => undefined);

/** What a shopper does with the wishlist, and what is said of it (WISH-02, ERR-23, ERR-64, ERR-65); none throws. */
export function wishlistActions(store: Store, ports: QueuePorts, load = loadQueue) {
  const { code } = ports.country;
  const { wishlist: texts } = wishlistTexts(code);
  const { errors } = shellTexts(code);
  const { dispatch, getState } = store;

  const say = (text: string, flashMessageType: 'success' | 'error', more: Partial<FlashMessage> = {}) =>
    void dispatch(flashQueued({ text, flashMessageType, ...more }));

  /** Keeps a change on this device until there is a network (KEEP-02). */
  async function keep(change: Wish): Promise<Outcome> {
    const { signal } = store.session;
    const queue = await load();
    if (signal.aborted) return 'failed';
    if (queue === undefined) {
      say(errors.offline, 'error');
      return 'failed';
    }
    queue.putFavourite(store, ports, change);
    // Stryker disable next-line StringLiteral: neither done nor failed
    return 'waits';
  }

  /** Sends a change that shows at once; one that fails is reported. */
  async function change(wish: Wish): Promise<Outcome> {
    const { sku, saved } = wish;
    if (selectChanging(getState(), sku)) return 'failed';
    dispatch(changeRequested({ sku, saved }));
    const waits = !selectOnline(getState()) || !hasToken(store) || selectWaiting(getState(), sku);
    const sent = waits ? ({ kind: 'waits' } as const) : await changeWishlist(store, { sku, saved });
    if (sent.kind === 'refused') say(refusedText(store, code, sent.problem), 'error');
    const outcome = sent.kind === 'waits' ? await keep(wish) : sent.kind === 'done' ? 'done' : 'failed';
    dispatch(changeEnded({ sku, saved }));
    return outcome;
  }

  /** Says what a change that was not sent waits for. */
  const waitingText = () =>
    selectOnline(getState()) && !hasToken(store) ? texts.waitsForSession : texts.waits;

  async function add(sku: string, name?: string) {
    if (selectLoggedIn(getState())) {
      const outcome = await change({ sku, saved: true, name });
      if (outcome !== 'failed') say(outcome === 'done' ? texts.added : waitingText(), 'success');
      return;
    }
    dispatch(wished(sku));
    saveAfterSignIn(store, ports);
    say(texts.mustRegister, 'error', { toLogin: texts.signIn });
  }

  /** Says that something was removed, or will be, for the whole time of a message; the one before gives way. */
  function sayRemoved(text: string = texts.removed) {
    for (const before of [texts.removed, texts.waits, texts.waitsForSession])
      dispatch(flashDismissed(before));
    if (selectRemoved(getState()).length > 0) say(text, 'success', { undo: texts.undo });
  }

  async function remove(sku: string) {
    const item = selectWishes(getState()).find((each) => each.sku === sku);
    const outcome = await change({ sku, saved: false, name: item?.productname });
    if (outcome === 'failed' || item === undefined) return;
    dispatch(removalDone(item));
    sayRemoved(outcome === 'done' ? texts.removed : waitingText());
  }

  return {
    add,
    remove,
    /** Restores the last of the removed products in its place (KEEP-01); the one before it can be restored then. */
    async undo(last: WishlistItem | undefined = selectRemoved(getState()).at(-1)) {
      if (last === undefined) return;
      await change({ sku: last.sku, saved: true, name: last.productname });
      dispatch(removalUndone(last.sku));
      sayRemoved();
    },
    /** Saves what was tried before the sign in, unless it is saved already (KEEP-05). */
    async addWanted() {
      for (const sku of selectWanted(getState())) {
        dispatch(wishTaken(sku));
        if (selectAnswered(getState(), sku)) say(texts.alreadyThere, 'error');
        else await add(sku);
      }
    },
  };
}
