import { aStatedCustomer } from '#fixtures/customer.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { changeWishlist, readWishlist, sendFavourite } from '#flows/wishlist/wishlistCalls.ts';
import { setState } from '#mocks/states.ts';
import { selectFlashes } from '#store/flash.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { loginSucceeded, startDecided } from '#store/session/customerEvents.ts';
import { selectRemoved, selectSaved } from '#store/wishlist.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { token } from './cartBackend.ts';
import { queueBackend } from './queueDevice.ts';
import { started } from './signedIn.ts';

const shoes = { id: '5501', sku: 'ZP0001', price: 54_999, special_price: 43_999, available: true };

const known = {
  loggedIn: true,
  endedSessions: 0,
  buyerType: 'existing customer',
  visitor_has_orders: false,
} as const;

/** Starts a mock backend for the tests of a file; returns `device`. */
export function favouriteBackend() {
  const queueDevice = queueBackend();

  /** A device of a customer with the shoes in her wishlist; without `isDecided` start-up has not read her session yet. */
  return async function device(visitor: string, storage = memoryStorage(), isDecided = true) {
    const made = await queueDevice(visitor, [], storage);
    await setState(made.db, 'a customer has a wishlist', {
      customer: aStatedCustomer(),
      token,
      fingerprint: 'here',
      items: [shoes],
    });
    made.holdToken();
    const { store, shop, db } = made;
    const decide = () => store.dispatch(startDecided());
    if (isDecided) store.dispatch(loginSucceeded(started));
    else store.dispatch(rehydrated({ customer: known }));
    made.calls();
    return {
      ...made,
      decide,
      ...wishlistActions(store, shop),
      saved: (sku: string) => selectSaved(store.getState(), sku),
      wishes: () =>
        db.wishes
          .list({ where: ({ customer }) => customer === aStatedCustomer().id_customer })
          .map(({ sku }) => sku)
          .toSorted(),
      /** The changes of the wishlist that were sent: 'POST AN0107'. */
      sent: () =>
        made
          .calls()
          .filter((call) => call.includes('wishlist/') && !call.startsWith('GET'))
          .map((call) => `${call.split(' ')[0]} ${/sku=(?<sku>\w+)/.exec(call)?.groups?.['sku']}`),
    };
  };
}

/** Starts a mock backend for the tests of a file; returns `device`, which has read its wishlist. */
export function wishlistBackend() {
  const favouriteDevice = favouriteBackend();

  /** A device of a customer with the shoes in her wishlist, and its messages with their kinds. */
  return async function device(visitor: string) {
    const made = await favouriteDevice(visitor);
    const { store, db } = made;
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
        db.wishes.add({ id: `7-${sku}`, customer: aStatedCustomer().id_customer, sku }),
      /** Sends a change now, and one that has waited. */
      changeNow: (change: WishlistChange) => changeWishlist(store, change),
      changeLater: ({ sku, saved }: WishlistChange) =>
        sendFavourite(store, { item: sku, quantity: Number(saved) }),
      reads: () => made.calls().filter((call) => call.startsWith('GET wishlist/')).length,
    };
  };
}
