import { linesIn, readCart } from '#commerce/cart/cartCalls.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import type { PresentSession } from '#store/presentSession.ts';
import { publish } from '#store/persistence/otherTabs.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';

/** The items that a guest had in the cart when she signed in, until a merge has brought them into hers. */
const owed = new WeakMap<PresentSession, Set<string>>();

/** Notes the lines of a guest who is signing in. */
export const noteGuestLines = (store: Store): void =>
  void owed.set(store.session, new Set(linesIn(store).map(({ item }) => item)));

/** The lines of the guest are in the customer's cart. */
export const guestLinesBrought = (session: PresentSession): void => void owed.delete(session);

/** Those of the guest's lines that an answer has are the customer's from its arrival on, whatever follows it. */
export function guestLinesAnswered({ session }: Store, { items }: Cart): void {
  for (const { id } of items) owed.get(session)?.delete(id);
}

/** What a guest had put into the cart of this device, and no merge has brought into the customer's. */
export function unmergedCart(store: Store): Cart | undefined {
  const cart = selectCart(store.getState());
  const items = cart?.items.filter(({ id }) => owed.get(store.session)?.has(id)) ?? [];
  // No server has it: the guest's own cart there may have been merged without an answer.
  return cart && items.length > 0 ? { ...cart, hash: '', items } : undefined;
}

/** Ends the session of the customer who is logged in; what of a guest is not merged yet stays in the cart (CART-22). */
export function leaveSession(store: Store, end: Parameters<typeof sessionEnded>[0]): void {
  const cart = unmergedCart(store);
  store.dispatch(sessionEnded(end));
  if (cart === undefined) return;
  // The cart as a device brings it that has been used by a guest alone.
  store.dispatch(rehydrated({ cart: { cart } }));
  publish(store);
  void readCart(store);
}
