import { isAnyOf } from '@reduxjs/toolkit';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { removedOutOfStock } from '#rules/cart/answeredLines.ts';
import type { Cart } from '#schemas/cart.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectAdding, selectCart, selectCartNeedsReconcile } from './cart.ts';
import { flagsResolved, flagsStorageKey } from './flags.ts';
import { flashQueued } from './flash.ts';
import type { Store } from './store.ts';
import { isCartFulfilled, isCartPending, isCartRejected } from './matchers.ts';

/** What reactions need from areas that the store may not import. */
interface ReactionPorts {
  /** The text of ERR-28. */
  removedText: () => Promise<string>;
  /** The text about coupons that a recreated cart has lost, by their codes. */
  couponsLostText: (codes: readonly string[]) => Promise<string>;
  readCart: () => Promise<void>;
  /** Storage for the flags; without it they are not persisted. */
  storage: DeviceStorage | undefined;
}

/** Registers all reactions; call it once per store. */
export function registerReactions(
  store: Store,
  { removedText, couponsLostText, readCart, storage }: ReactionPorts,
): void {
  const { react, dispatch, getState } = store;

  react({
    matches: isCartFulfilled,
    run: ({ payload }) => {
      const state = getState();
      const left = selectCart(state)?.items.map(({ id }) => id);
      // The caller of an add reports the result for its item (CART-20). A stale response removes nothing.
      const isRemoved = (item: string) => item !== selectAdding(state) && left?.includes(item) !== true;
      if (removedOutOfStock(payload).some(isRemoved))
        void removedText().then((text) => dispatch(flashQueued({ text, flashMessageType: 'error' })));
    },
  });

  const couponsIn = (cart: Cart | undefined) => Object.keys(cart?.coupon.coupons ?? {});
  /** The coupons of the cart that is recreated (CART-15). */
  // Stryker disable next-line ArrayDeclaration: each call that makes a cart sets it first
  let replaced: string[] = [];
  react({
    matches: isCartPending,
    run: ({ meta }) => {
      if (meta.arg.endpointName === 'createCart') replaced = couponsIn(selectCart(getState()));
    },
  });
  react({
    matches: isCartFulfilled,
    run: ({ meta, payload }) => {
      if (meta.arg.endpointName !== 'createCart') return;
      const lost = replaced.filter((code) => !couponsIn(payload.cart).includes(code));
      replaced = [];
      if (lost.length > 0)
        void couponsLostText(lost).then((text) => dispatch(flashQueued({ text, flashMessageType: 'error' })));
    },
  });

  /** The read in flight, and whether it must be repeated. */
  let reading: { again: boolean } | undefined;
  /**
   * Reads the cart after another tab's changes were merged. After a failed read it waits for the next change (KEEP-04).
   */
  function reconcile() {
    if (!selectCartNeedsReconcile(getState())) return;
    if (reading) {
      reading.again = true;
      return;
    }
    // Stryker disable next-line ObjectLiteral: a missing field is falsy too
    const own = { again: false };
    reading = own;
    const finish = () => {
      reading = undefined;
    };
    // A read that changed nothing is not repeated, because it would end the same way again.
    const readAgain = () => {
      if (own.again) reconcile();
    };
    void readCart().then(finish).then(readAgain, finish);
  }
  react({ matches: isAnyOf(otherTabWrote, isCartFulfilled, isCartRejected), run: reconcile });
  // Another tab may have written before this code was loaded.
  reconcile();

  // If the device refuses, the next start uses older values or the defaults (FLAG-24).
  const persist = (values: FlagValues | undefined) =>
    values && void onDevice(storage, (device) => device.setItem(flagsStorageKey, JSON.stringify(values)));
  react({ matches: flagsResolved.match, run: ({ payload }) => persist(payload) });
  persist(getState().flags.next);
}
