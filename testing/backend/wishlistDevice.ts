import { aStatedCustomer } from '#fixtures/customer.ts';
import { changeWaiting, changeWishlist, readWishlist } from '#flows/wishlist/wishlistCalls.ts';
import { selectFlashes } from '#store/flash.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { selectRemoved } from '#store/wishlist.ts';
import { favouriteBackend } from './favouriteDevice.ts';

/** Starts a mock backend for the tests of a file; returns `device`, whose wishlist was read. */
export function wishlistBackend() {
  const favouriteDevice = favouriteBackend();

  /** A device of a customer with the shoes in her wishlist, and what is said on it, each with its kind. */
  return async function device(visitor: string) {
    const made = await favouriteDevice(visitor);
    const { store, session } = made;
    await readWishlist(store);
    made.calls();
    return {
      ...made,
      said: () =>
        selectFlashes(store.getState()).map(({ text, flashMessageType: kind, undo }) =>
          [kind, text, ...(undo === undefined ? [] : [undo])].join(': '),
        ),
      removed: () => selectRemoved(store.getState()).map(({ sku }) => sku),
      /** Another device of the customer saves a product. */
      saveElsewhere: (sku: string) =>
        session.wishes.add({ id: `7-${sku}`, customer: aStatedCustomer().id_customer, sku }),
      /** Sends a change now, and one that has waited. */
      changeNow: (change: WishlistChange) => changeWishlist(store, change),
      changeLater: (change: WishlistChange) => changeWaiting(store, change),
      reads: () => made.calls().filter((call) => call.startsWith('GET wishlist/')).length,
    };
  };
}
