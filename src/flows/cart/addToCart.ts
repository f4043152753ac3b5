import type { Line } from '#rules/cart/cart.ts';
import { pendingOf } from '#rules/cart/putChange.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { AddSource, CartItem } from '#schemas/cart.ts';
import {
  addEnded,
  addRequested,
  addStarted,
  selectAdding,
  selectCart,
  selectCartProblem,
} from '#store/cart.ts';
import { flashQueued, selectFlashes } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import type { Store } from '#store/makeStore.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { selectOnline } from '#store/online.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { linesIn, readCart } from './cartCalls.ts';
import { cartErrorText } from './cartErrorText.ts';
import { putPending, type QueuePorts } from './pendingChanges.ts';

/** The outcome of an add, with the text for the shopper; undefined if another is pending (CART-10), or the customer has left. */
type AddOutcome =
  | { kind: 'added' }
  | { kind: 'alreadyThere'; text: string }
  | { kind: 'failed'; text: string }
  | undefined;

/** What is added. */
export interface Add extends Line {
  /** The screen or part from which it is added (CART-05). */
  from?: AddSource;
  /** What is shown of it while it waits. */
  name?: string;
}

/**
 * Adds an item to the cart and shows the popup after success (APP-23): the first add creates a cart, later ones change
 * it (CART-13). An add that another cart call blocks, such as the read at start, is sent when that has ended (CART-09,
 * PROD-08); while an add is pending further ones are dropped (CART-10). An item that the cart has already is not sent
 * (CART-12). One whose session expires while it is in flight is repeated once as guest (SESS-47).
 */
export async function addToCart(store: Store, ports: QueuePorts, add: Add): Promise<AddOutcome> {
  const { item, quantity, from = 'product' } = add;
  const { code } = ports.country;
  const texts = { ...cartMessagesTexts(code), ...shellTexts(code) };

  const failed = (failure: Parameters<typeof cartErrorText>[1]): AddOutcome => ({
    kind: 'failed',
    text: cartErrorText(texts, failure, item, selectOnline(store.getState())),
  });

  function show(items: readonly CartItem[]): AddOutcome {
    const line = items.find(({ id }) => id === item);
    if (line === undefined) return undefined;
    const { image, brand_name: brand, name, size } = line;
    // The popup is for what is added from elsewhere (ERR-54).
    if (from === 'wishlist') {
      store.dispatch(
        flashQueued({ text: texts.cartMessages.added, flashMessageType: 'success', toCart: true }),
      );
      return { kind: 'added' };
    }
    // Stryker disable next-line StringLiteral: only whether it is the cart counts
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

  /** What an add waits for: the network, or a server that does not give the cart. */
  function waitingText() {
    const state = store.getState();
    const isOverloaded = selectOnline(state) && selectCartProblem(state)?.code === 'server';
    return texts.cartMessages[isOverloaded ? 'waitsForServer' : 'waits'];
  }

  /** The add stays on the device until it can be sent (KEEP-02). */
  function keep(): AddOutcome {
    const text = waitingText();
    store.dispatch(flashQueued({ text, flashMessageType: 'success', toCart: true }));
    return { kind: 'added' };
  }

  async function send(isRepeated = false): Promise<AddOutcome> {
    const { signal } = store.session;
    const { changes, waits } = selectQueue(store.getState());
    const line = linesIn(store).find((each) => each.item === item);
    const known = pendingOf(changes, item) ?? line;
    if (known !== undefined && known.quantity > 0) {
      // What only waits is not in the cart yet.
      const text = waits && line === undefined ? waitingText() : texts.cartMessages.alreadyThere;
      return { kind: 'alreadyThere', text };
    }
    store.dispatch(addRequested(from));
    // Stryker disable next-line ConditionalExpression: a change is stored as text, without a name that is undefined
    const id = putPending(store, ports, {
      item,
      quantity,
      kind: 'add',
      ...(add.name !== undefined && { name: add.name }),
    });
    const sent = await import('./sendQueue.ts').then(
      ({ sentOf }) => sentOf(store, ports, id),
      // Stryker disable next-line ArrowFunction: only for a chunk that fails to load, which no test here has
      () => ({ kind: 'waits' }) as const,
    );
    if (signal.aborted && signal.reason !== 'expiry') return undefined;
    if (signal.aborted && !isRepeated) {
      // The cart of the customer is no longer on this device: the item goes into that of the guest.
      store.dispatch(addStarted(item));
      return send(true);
    }
    if (sent.kind === 'waits') return keep();
    if (sent.kind === 'alreadyThere') return { kind: 'alreadyThere', text: texts.cartMessages.alreadyThere };
    if (sent.kind === 'refused') return failed(sent.problem);
    const hasLine = () => linesIn(store).some((line) => line.item === item);
    // Another tab has sent it, whose cart this one may not have merged yet.
    if (sent.kind === 'done' && sent.reply === undefined && !hasLine()) await readCart(store);
    const items = selectCart(store.getState())?.items ?? [];
    // Stryker disable next-line ArrayDeclaration: a change with lines ends with an answer or a problem
    return show(items) ?? failed({ errors: [], ...(sent.kind === 'done' && sent.reply) });
  }

  if (selectAdding(store.getState()) !== undefined) return undefined;
  store.dispatch(addStarted(add.item));
  try {
    return await send();
  } finally {
    store.dispatch(addEnded());
  }
}
