import type { CountryCode } from '#countries/country.ts';
import { wishlistMessage } from '#rules/wishlist/wishlistMessage.ts';
import type { Problem } from '#schemas/problem.ts';
import type { FlashMessage } from '#schemas/shell.ts';
import type { WishlistItem } from '#schemas/wishlist.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
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
  selectWanted,
  selectWishes,
  wished,
  wishTaken,
} from '#store/wishlist.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { changeWishlist } from './wishlistCalls.ts';

/** The stores in which what a guest wants is saved after the sign in. */
const watched = new WeakSet<Store>();

/** Saves what a guest has tried to save, once the wishlist is read after the sign in, or cannot be (KEEP-05). */
function saveAfterSignIn(store: Store, country: CountryCode): void {
  if (watched.has(store)) return;
  watched.add(store);
  store.react({
    matches: isWishlistRead,
    run() {
      const state = store.getState();
      if (selectWanted(state).length > 0 && selectLoggedIn(state))
        void wishlistActions(store, country).addWanted();
    },
  });
}

/** What a shopper does with the wishlist, and what is said of it (WISH-02, ERR-23, ERR-64, ERR-65); none throws. */
export function wishlistActions(store: Store, country: CountryCode) {
  const { wishlist: texts } = wishlistTexts(country);
  const { errors } = shellTexts(country);
  const { dispatch, getState } = store;

  const say = (text: string, flashMessageType: 'success' | 'error', more: Partial<FlashMessage> = {}) =>
    void dispatch(flashQueued({ text, flashMessageType, ...more }));

  function report(problem: Problem) {
    if (problem.code === 'aborted') return;
    const message = wishlistMessage(problem, selectOnline(getState()));
    say('refusal' in message ? texts[message.refusal] : errors[message.error], 'error');
  }

  /** Sends a change that shows at once; false if it is not sent, or fails, which is said. */
  async function change(sku: string, saved: boolean): Promise<boolean> {
    if (selectChanging(getState(), sku)) return false;
    if (!selectOnline(getState())) {
      say(errors.offline, 'error');
      return false;
    }
    dispatch(changeRequested({ sku, saved }));
    const problem = await changeWishlist(store, { sku, saved });
    if (problem) report(problem);
    dispatch(changeEnded({ sku, saved }));
    return problem === undefined;
  }

  async function add(sku: string) {
    if (selectLoggedIn(getState())) {
      if (await change(sku, true)) say(texts.added, 'success');
      return;
    }
    dispatch(wished(sku));
    saveAfterSignIn(store, country);
    say(texts.mustRegister, 'error', { toLogin: texts.signIn });
  }

  /** Says that something was removed, for the whole time of a message; the one before gives way. */
  function sayRemoved() {
    dispatch(flashDismissed(texts.removed));
    if (selectRemoved(getState()).length > 0) say(texts.removed, 'success', { undo: texts.undo });
  }

  async function remove(sku: string) {
    const item = selectWishes(getState()).find((each) => each.sku === sku);
    if (!(await change(sku, false)) || item === undefined) return;
    dispatch(removalDone(item));
    sayRemoved();
  }

  return {
    add,
    remove,
    /** Restores the last of the removed products in its place (KEEP-01); the one before it can be restored then. */
    async undo(last: WishlistItem | undefined = selectRemoved(getState()).at(-1)) {
      if (last === undefined) return;
      await change(last.sku, true);
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
