import { takenOff } from '#rules/cartFailure.ts';
import type { CartReply } from '#schemas/cart.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import type { Texts } from '#texts/catalogue.ts';

/** Tells that the server has taken items off for lack of stock; of the one just asked for its own caller tells (CART-19). */
export function takenOffFlash(store: Store, { cart }: Texts, reply: CartReply, asked?: string): void {
  if (takenOff(reply).every((item) => item === asked)) return;
  store.dispatch(flashQueued({ text: cart.removedOutOfStock, flashMessageType: 'error' }));
}
