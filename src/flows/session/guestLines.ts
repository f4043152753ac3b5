import { linesIn, readCart } from '#flows/cart/cartCalls.ts';
import type { Cart } from '#schemas/cart.ts';
import { guestItemsNoted, selectCart, selectGuestItems } from '#store/cart.ts';
import type { Store } from '#store/store.ts';
import { publish } from '#store/persistence/otherTabs.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';

/** Stores which lines a guest had before the sign in. */
export const noteGuestLines = (store: Store): void =>
  void store.dispatch(guestItemsNoted(linesIn(store).map(({ item }) => item)));

/** Returns the cart with the lines that a guest added on this device and that are not merged into the customer's. */
export function unmergedCart(store: Store): Cart | undefined {
  const cart = selectCart(store.getState());
  const guestItems = selectGuestItems(store.getState());
  const items = cart?.items.filter(({ id }) => guestItems.includes(id)) ?? [];
  // Without a hash: the merge of the guest's cart on the server may have been done without a response.
  return cart && items.length > 0 ? { ...cart, hash: '', items } : undefined;
}

/** Ends the session of the customer who is logged in; guest lines that are not merged stay in the cart (CART-22). */
export function leaveSession(store: Store, end: Parameters<typeof sessionEnded>[0]): void {
  const cart = unmergedCart(store);
  store.dispatch(sessionEnded(end));
  // Stryker disable next-line ConditionalExpression: without a cart nothing is restored or read
  if (cart === undefined) return;
  // Restored like the persisted cart of a device that only a guest has used.
  store.dispatch(rehydrated({ cart: { cart } }));
  publish(store);
  void readCart(store);
}
