import { hasToken } from '#commerce/session/hasToken.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import type { PendingChange } from '#schemas/syncQueue.ts';
import type { Store } from '#store/makeStore.ts';
import type { WishlistChange } from '#store/persistedWishlist.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { type NewChange, putPending, type QueuePorts } from './pendingChanges.ts';

/** Puts a change of the wishlist into the queue. */
export function putFavourite(
  store: Store,
  ports: QueuePorts,
  { sku, saved, name }: WishlistChange & { name: string | undefined },
): void {
  const change: NewChange = { item: sku, quantity: Number(saved), kind: 'favourite' };
  // Stryker disable next-line ConditionalExpression: a change is stored as text, without a name that is undefined
  putPending(store, ports, name === undefined ? change : { ...change, name });
}

/**
 * Whether a change can be sent: a favourite waits until start-up has decided that its customer is still logged in, and she
 * has a token.
 */
export function isSendable(store: Store, change: PendingChange): boolean {
  const { decided, loggedIn } = selectCustomer(store.getState());
  return !isFavourite(change) || (decided && loggedIn && hasToken(store));
}
