import { useCreateCartMutation } from '#api/cart.ts';
import { itemsText, type Line } from '#rules/cartItems.ts';
import { messageKey } from '#rules/messages.ts';
import type { CartReply } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { routeOf } from '#rules/routes.ts';
import { useShop } from './shop.ts';

/** What became of an add: done, or the text that says why not; undefined where one was running already (CART-10). */
export type AddOutcome = { added: true } | { added: false; reason: string } | undefined;

/**
 * Adds an item to the cart, and shows the popup where it arrived (APP-23). The cart is made anew from the lines of
 * this device (API-54). One request at a time (CART-09), and none for an item that is in the cart (CART-11, CART-12).
 */
export function useAddToCart() {
  const dispatch = useAppDispatch();
  const { texts } = useShop();
  const [create] = useCreateCartMutation();
  const cart = useAppSelector(selectCart);
  const busy = useAppSelector(selectCartBusy);
  const online = useAppSelector(selectOnline);
  const onCart = routeOf(useAppSelector(selectVisited).at(-1) ?? '/').id === 'cart';
  const flashVisible = useAppSelector(selectFlashes).length > 0;

  const refused = (reason: string): AddOutcome => ({ added: false, reason });

  function outcomeOf({ cart: { items }, errors }: CartReply, item: string): AddOutcome {
    const line = items.find(({ id }) => id === item);
    if (line === undefined) {
      const unknown = errors.some(({ code, sku }) => code === 'NOT_FOUND' && sku === item);
      return refused(unknown ? texts.cart.unknownCode : texts.cart.outOfStock);
    }
    const { image, brand_name: brand, name, size } = line;
    dispatch(productAdded({ product: { image, brand, name, size }, onCart, flashVisible }));
    return { added: true };
  }

  async function add({ item, quantity }: Line): Promise<AddOutcome> {
    if (busy) return undefined;
    const held = (cart?.items ?? []).map((line) => ({ item: line.id, quantity: line.quantity }));
    if (held.some((line) => line.item === item)) return refused(texts.cart.alreadyThere);
    const { data, error } = await create({ items: itemsText([...held, { item, quantity }]) });
    if (data === undefined) return refused(texts.errors[messageKey(error as Problem, online)]);
    return outcomeOf(data, item);
  }

  return { add, busy };
}
