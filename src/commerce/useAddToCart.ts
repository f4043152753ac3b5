import { addStep } from '#rules/addStep.ts';
import { type Line, linesOf } from '#rules/cartItems.ts';
import { routeOf } from '#rules/routes.ts';
import type { AddSource, CartReply } from '#schemas/cart.ts';
import { addAsked, selectCart, selectCartBusy } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { selectOnline } from '#store/online.ts';
import { changeCart } from './cartCalls.ts';
import { cartWords } from './cartWords.ts';
import { useShop } from './shop.ts';
import { takenOffFlash } from './takenOffFlash.ts';

/** What became of an add: done, or the text that says why not; undefined where one was running already (CART-10). */
export type AddOutcome = { added: true } | { added: false; reason: string } | undefined;

interface Add extends Line {
  /** Where it is added from (CART-05). */
  from?: AddSource;
}

/**
 * Adds an item to the cart, and shows the popup where it arrived (APP-23): a cart is made of the first, later ones go
 * to it (CART-13). One request at a time (CART-09), and none for an item that is in the cart (CART-11, CART-12).
 */
export function useAddToCart() {
  const store = useAppStore();
  const { texts } = useShop();

  const refused = (reason: string): AddOutcome => ({ added: false, reason });
  const refusedAs = (told: Parameters<typeof cartWords>[1], item: string) =>
    refused(cartWords(texts, told, item, selectOnline(store.getState())));

  function show({ cart: { items } }: CartReply, item: string): AddOutcome {
    const line = items.find(({ id }) => id === item);
    if (line === undefined) return undefined;
    const { image, brand_name: brand, name, size } = line;
    const onCart = routeOf(selectVisited(store.getState()).at(-1) ?? '/').id === 'cart';
    const flashVisible = selectFlashes(store.getState()).length > 0;
    store.dispatch(productAdded({ product: { image, brand, name, size }, onCart, flashVisible }));
    return { added: true };
  }

  async function add({ item, quantity, from = 'product' }: Add): Promise<AddOutcome> {
    const state = store.getState();
    const cart = selectCart(state);
    const held = {
      hash: cart?.hash ?? '',
      lines: linesOf(cart?.items ?? []),
      busy: selectCartBusy(state),
    };
    const step = addStep(held, { item, quantity });
    if (step.kind === 'blocked') return undefined;
    if (step.kind === 'alreadyThere') return refused(texts.cart.alreadyThere);
    store.dispatch(addAsked(from));
    const { reply, problem } = await changeCart(store, { item, quantity, lines: step.lines });
    if (reply === undefined) return refusedAs(problem ?? { errors: [] }, item);
    takenOffFlash(store, texts, reply, item);
    return show(reply, item) ?? refusedAs(reply, item);
  }

  return add;
}
