import { useTexts } from '#commerce/useTexts.ts';
import { addStep } from '#rules/cart/addStep.ts';
import { type Line, linesOf } from '#rules/cart/cartItems.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { AddSource, CartReply } from '#schemas/cart.ts';
import { addEnded, addRequested, addStarted, selectAdding, selectCart, selectCartBusy } from '#store/cart.ts';
import { flashQueued, selectFlashes } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { selectOnline } from '#store/online.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { changeCart } from './cartCalls.ts';
import { cartErrorText } from './cartErrorText.ts';
import { whenCartIdle } from './whenCartIdle.ts';

/** The outcome of an add, with the text for the shopper; undefined if another is pending (CART-10), or the customer has left. */
export type AddOutcome =
  { kind: 'added' } | { kind: 'alreadyThere'; text: string } | { kind: 'failed'; text: string } | undefined;

interface Add extends Line {
  /** The screen or part from which it is added (CART-05). */
  from?: AddSource;
}

/**
 * Adds an item to the cart and shows the popup after success (APP-23): the first add creates a cart, later ones change
 * it (CART-13). An add that another cart call blocks, such as the read at start, is sent when that has ended (CART-09,
 * PROD-08); while an add is pending further ones are dropped (CART-10). An item that the cart has already is not sent
 * (CART-12). One whose session expires while it is in flight is repeated once as guest (SESS-47).
 */
export function useAddToCart() {
  const store = useAppStore();
  const texts = useTexts(cartMessagesTexts, shellTexts);

  const failed = (failure: Parameters<typeof cartErrorText>[1], item: string): AddOutcome => ({
    kind: 'failed',
    text: cartErrorText(texts, failure, item, selectOnline(store.getState())),
  });

  function show({ cart: { items } }: CartReply, item: string): AddOutcome {
    const line = items.find(({ id }) => id === item);
    if (line === undefined) return undefined;
    const { image, brand_name: brand, name, size } = line;
    const onCart = routeOf(selectVisited(store.getState()).at(-1) ?? '/').id === 'cart';
    const flashVisible = selectFlashes(store.getState()).length > 0;
    store.dispatch(productAdded({ product: { image, brand, name, size }, onCart, flashVisible }));
    // The popup does not show beside other messages (APP-30): the add is reported as one of them.
    if (flashVisible && !onCart)
      store.dispatch(
        flashQueued({ text: `${texts.shell.added}: ${name}.`, flashMessageType: 'success', toCart: true }),
      );
    return { kind: 'added' };
  }

  async function stepOf(line: Line) {
    for (;;) {
      const state = store.getState();
      const { hash = '', items = [] } = selectCart(state) ?? {};
      const step = addStep({ hash, lines: linesOf(items), busy: selectCartBusy(state) }, line);
      if (step.kind !== 'blocked') return step;
      // Another call may start before this one resumes, which blocks it again.
      await whenCartIdle(store);
    }
  }

  async function send(add: Add, isRepeated = false): Promise<AddOutcome> {
    const { item, quantity, from = 'product' } = add;
    const began = store.session;
    const step = await stepOf({ item, quantity });
    if (step.kind === 'alreadyThere') return { kind: 'alreadyThere', text: texts.cartMessages.alreadyThere };
    if (began.ended === 'left') return undefined;
    store.dispatch(addRequested(from));
    const session = store.session;
    const { reply, problem } = await changeCart(store, { item, quantity, lines: step.lines });
    if (session.ended === 'left') return undefined;
    if (session.ended && !isRepeated) {
      // The cart of the customer is no longer on this device: the item goes into that of the guest.
      store.dispatch(addStarted(item));
      return send(add, true);
    }
    if (reply === undefined) return failed(problem ?? { errors: [] }, item);
    return show(reply, item) ?? failed(reply, item);
  }

  return async function add(line: Add): Promise<AddOutcome> {
    if (selectAdding(store.getState()) !== undefined) return undefined;
    store.dispatch(addStarted(line.item));
    try {
      return await send(line);
    } finally {
      store.dispatch(addEnded());
    }
  };
}
