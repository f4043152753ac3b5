import { queueChange, storeWaits } from '#flows/queue/storedQueue.ts';
import type { Shop } from '#flows/shop.ts';
import type { Line } from '#rules/cart/cart.ts';
import { queuedOf } from '#rules/cart/putChange.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { AddSource, CartItem } from '#schemas/cart.ts';
import {
  addEnded,
  addAccepted,
  addStarted,
  selectAdding,
  selectCart,
  selectCartProblem,
} from '#store/cart.ts';
import { flashQueued, selectFlashes } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { Store } from '#store/store.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { selectOnline } from '#store/online.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { linesIn, readCart } from './cartCalls.ts';
import { cartErrorText } from './cartErrorText.ts';

/** How an add ended; a queued one counts as added. Undefined if another add is pending or the customer has signed out. */
type AddOutcome =
  | { kind: 'added' }
  | { kind: 'alreadyThere'; text: string }
  | { kind: 'failed'; text: string }
  | undefined;

export interface Add extends Line {
  /** The screen or part that adds it (CART-05). */
  from?: AddSource;
  /** The name that is shown while the add is queued. */
  name?: string;
}

/**
 * Adds an item to the cart and shows the popup after success. The first add creates a cart. An add waits for other cart
 * calls, is dropped while another add is pending, and is not sent if the cart already has the item. If the session
 * expires during an add, or another one has begun since a guest's add, the add is repeated once. (APP-23, CART-09,
 * CART-10, CART-12, CART-13, PROD-08, SESS-47)
 */
export async function addToCart(store: Store, shop: Shop, add: Add): Promise<AddOutcome> {
  const { item, quantity, from = 'product' } = add;
  const { code } = shop.country;
  const texts = { ...cartMessagesTexts(code), ...shellTexts(code) };

  const failed = (failure: Parameters<typeof cartErrorText>[1]): AddOutcome => ({
    kind: 'failed',
    text: cartErrorText(texts, failure, item, selectOnline(store.getState())),
  });

  function report(text: string): AddOutcome {
    store.dispatch(flashQueued({ text, flashMessageType: 'success', toCart: true }));
    return { kind: 'added' };
  }

  function show(items: readonly CartItem[]): AddOutcome {
    const line = items.find(({ id }) => id === item);
    if (line === undefined) return undefined;
    const { image, brand_name: brand, name, size } = line;
    // On the wishlist a message replaces the popup (ERR-54).
    if (from === 'wishlist') return report(texts.cartMessages.added);
    // Stryker disable next-line StringLiteral: only whether it is the cart counts
    const onCart = routeOf(selectVisited(store.getState()).at(-1) ?? '/').id === 'cart';
    const flashVisible = selectFlashes(store.getState()).length > 0;
    store.dispatch(productAdded({ product: { image, brand, name, size }, onCart, flashVisible }));
    // The popup is hidden while flash messages show, so the add is reported as one of them (APP-30).
    return flashVisible && !onCart ? report(`${texts.shell.added}: ${name}.`) : { kind: 'added' };
  }

  function waitingText() {
    const state = store.getState();
    // If the cart has no problem, the code of the queue is missing, which is reported as a fault of the server.
    const problem = selectCartProblem(state)?.code ?? 'server';
    return texts.cartMessages[selectOnline(state) && problem === 'server' ? 'waitsForServer' : 'waits'];
  }

  async function addOnce(isRepeated = false): Promise<AddOutcome> {
    const { signal } = store.session;
    const isGuest = !selectCustomer(store.getState()).loggedIn;
    const { changes, waits } = selectQueue(store.getState());
    const line = linesIn(store).find((each) => each.item === item);
    const queued = queuedOf(changes, item);
    const knownQuantity = (queued ?? line)?.quantity;
    // It is not in the cart yet: another press sends it again.
    const waiting = waits && line === undefined && knownQuantity ? queued?.id : undefined;
    if (knownQuantity && waiting === undefined)
      return { kind: 'alreadyThere', text: texts.cartMessages.alreadyThere };
    store.dispatch(addAccepted(from));
    const id =
      waiting ??
      queueChange(store, shop, {
        item,
        quantity,
        kind: 'add',
        // Stryker disable next-line ConditionalExpression: JSON leaves out an undefined name too
        ...(add.name !== undefined && { name: add.name }),
      });
    const { waits: offline, waitsForServer: generic } = texts.cartMessages;
    const queue = await shop.need('queue', () => import('#flows/queue/sendQueue.ts'), { offline, generic });
    // It is on the device, and waits for a page that has the code.
    if (queue === undefined) {
      storeWaits(store, shop, true);
      return { kind: 'added' };
    }
    const outcome = await queue.sendAndWait(store, shop, id);
    // What a guest adds is no part of a session that has begun and ended in another tab meanwhile.
    if (signal.aborted && signal.reason !== 'expiry' && !isGuest) return undefined;
    if (signal.aborted && !isRepeated) {
      // The cart of that session has left this device, so the item goes into the cart that it has now.
      store.dispatch(addStarted(item));
      return addOnce(true);
    }
    if (outcome.kind === 'queued')
      return waiting ? { kind: 'alreadyThere', text: waitingText() } : report(waitingText());
    if (outcome.kind === 'alreadyThere')
      return { kind: 'alreadyThere', text: texts.cartMessages.alreadyThere };
    if (outcome.kind === 'refused') return failed(outcome.problem);
    const hasLine = () => linesIn(store).some((line) => line.item === item);
    // Another tab sent it, and this tab may not have merged that cart yet.
    if (outcome.kind === 'done' && outcome.reply === undefined && !hasLine()) await readCart(store);
    const items = selectCart(store.getState())?.items ?? [];
    // Stryker disable next-line ArrayDeclaration: a change with lines ends with a response or a problem
    return show(items) ?? failed({ errors: [], ...(outcome.kind === 'done' && outcome.reply) });
  }

  if (selectAdding(store.getState()) !== undefined) return undefined;
  store.dispatch(addStarted(add.item));
  try {
    return await addOnce();
  } finally {
    store.dispatch(addEnded());
  }
}
