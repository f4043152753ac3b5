import { useState } from 'react';
import { LazyShelves } from '#commerce/lazyParts.ts';
import { leaveFocus } from '#commerce/page/focus.ts';
import { LinkMessage, ProblemState, useTriesOnReturn } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { missingForFreeShipping } from '#rules/cart/shownCart.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { Cart, CartItem } from '#schemas/cart.ts';
import {
  cartRetried,
  selectCart,
  selectCartBusy,
  selectCartProblem,
  selectFailedSearches,
} from '#store/cart.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';
import { readNow } from '#store/persistence/tabStorage.ts';
import { cartTexts, checkoutTexts } from '#texts/cart.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart, useIsLoaded, useLoader } from '#ui/lazyPart.tsx';
import { SkeletonCart } from '#ui/skeletons/SkeletonCart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import { CartLine, RemovedRow } from './CartLine.tsx';
import styles from './CartScreen.module.css';
import { CheckoutNotice, useCheckout } from './Checkout.tsx';
import { Coupons, useCoupons } from './Coupons.tsx';
import { LazyPending, useCartEdits } from './useCartEdits.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The cart of the last response with its pending changes, or links to fill an empty cart (CART-25 to CART-28). */
export function CartScreen() {
  const texts = useTexts(shellTexts, cartTexts);
  const cart = useAppSelector(selectCart);
  const busy = useAppSelector(selectCartBusy);
  const problem = useAppSelector(selectCartProblem);
  const unread = useAppSelector(selectFailedSearches);
  const rehydrated = useAppSelector(selectRehydrated);
  const { rows, waiting, setQuantity, restore, dropRemoved, settled } = useCartEdits();
  const items = rows.filter(({ removed }) => !removed).map(({ item }) => item);
  const coupons = useCoupons();
  const isWaiting = waiting.length > 0;
  const { finish, finishing, stop, forgetStop } = useCheckout({
    items,
    settled: settled && !coupons.isSending,
    waits: isWaiting,
  });
  const focusProps = useRowFocus(rows.map(({ item }) => item.id));
  const { saved, save } = useSavedLines(items, (item) => setQuantity(item, 0, true));
  const { retrying, failures, retry } = useRetry();
  const showsPending = useIsLoaded(LazyPending);
  usePageHead({ barTitle: texts.titles.cart });

  if (unread > 0 && rows.length === 0) return <UnreadCart tries={unread} />;
  if (cart === undefined && (busy || !rehydrated)) return <SkeletonCart label={texts.shell.loading} />;
  const isEmpty = items.length === 0;
  return (
    <div className={styles.cart} {...focusProps}>
      {(!isEmpty || isWaiting) && <VisuallyHidden as="h1">{texts.titles.cart}</VisuallyHidden>}
      <div className={styles.top}>
        {cart && !isEmpty && <FreeShippingBar cart={cart} />}
        {/* The retry of the pending changes also reads the cart, so only one retry is offered. */}
        {!(isWaiting && showsPending) && !stop && problem && cart && (retrying || (!busy && !finishing)) && (
          <StaleCartNotice busy={retrying} failures={failures} onRetry={(byHand) => void retry(byHand)} />
        )}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ item, removed }) =>
            removed ? (
              <RemovedRow
                key={item.id}
                item={item}
                onRestore={() => restore(item)}
                onEnd={() => dropRemoved(item.id)}
              />
            ) : (
              <CartLine
                key={item.id}
                item={item}
                onQuantity={(quantity) => setQuantity(item, quantity)}
                onSave={() => save(item)}
              />
            ),
          )}
        </ul>
      )}
      {isEmpty && !isWaiting && (
        <LinkMessage
          icon="bag"
          title={texts.cart.empty}
          text={texts.cart.emptyHint}
          link={['/', texts.cart.toShop]}
          other={['/menu', texts.errors.toCategories]}
        />
      )}
      {!isEmpty && cart && (
        <>
          <Coupons coupons={cart.coupon.coupons} changes={coupons} />
          <CartSums cart={cart} busy={busy} finishing={finishing} onFinish={() => void finish()} />
        </>
      )}
      {saved}
      {/* The last parts: they come and go by themselves, and move nothing. */}
      {stop && <CheckoutNotice stop={stop} />}
      {isWaiting && <LazyPending changes={waiting} items={cart?.items ?? []} onRetry={forgetStop} />}
      {isEmpty && !isWaiting && <LazyShelves rows="ofEmptyCart" />}
    </div>
  );
}

/** In place of a cart that was not found, with the way to look again (CART-22); `tries` counts failed searches. */
function UnreadCart({ tries }: { tries: number }) {
  const problem = useAppSelector(selectCartProblem);
  const dispatch = useAppDispatch();
  const [retriedAfter, setRetriedAfter] = useState(0);
  return (
    <ProblemState
      problem={problem ?? {}}
      busy={retriedAfter === tries}
      onRetry={() => {
        setRetriedAfter(tries);
        dispatch(cartRetried());
      }}
    />
  );
}

/** When the button is removed, its focus goes to the cart. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main'));

interface StaleCartNoticeProps {
  busy: boolean;
  /** The number of failed retries by hand; each makes a new notice, which screen readers announce. */
  failures: number;
  /** `byHand` says that the shopper has pressed; otherwise the network is back (KEEP-09). */
  onRetry: (byHand: boolean) => void;
}

/** The notice that the cart may be stale, with a retry (CART-17); the shell shows a missing network. */
function StaleCartNotice({ busy, failures, onRetry }: StaleCartNoticeProps) {
  const { cart, errors } = useTexts(cartTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  useTriesOnReturn({ busy, retry: () => onRetry(false) });
  return (
    <div className={styles.notice} role="alert">
      <Icon name={online ? 'alert' : 'offline'} size={20} />
      <p key={failures} className={styles.text}>
        {cart.mayBeOld}
      </p>
      <Button ref={focusPage} kind="text" busy={busy} onClick={() => onRetry(true)}>
        {errors.retry}
      </Button>
    </div>
  );
}

/** Returns the retry of the cart's read, one at a time (CART-17); `failures` counts the failed retries by hand. */
function useRetry() {
  const store = useAppStore();
  const [retrying, setRetrying] = useState(false);
  const [failures, setFailures] = useState(0);

  async function retry(byHand: boolean) {
    setRetrying(true);
    const { problem } = await readCart(store);
    setRetrying(false);
    if (problem && byHand) setFailures((before) => before + 1);
  }

  return { retrying, failures, retry };
}

/** The storage key of `savedLines`, a copy, because its code is loaded with the list. */
const savedLinesKey = 'saved_lines';

const SavedLines = lazyPart(() => import('./SavedLines.tsx'), 'SavedLines', whenIdle);
const loadSaving = async () => (await import('#flows/cart/savedLines.ts')).saveLine;

/**
 * Returns the lines that are saved for later, and `save`, which moves a line of the cart there (KEEP-07). It stores the
 * line before it calls `remove`, so that the line is never lost. The code is loaded when the page is idle, or by the first
 * press.
 */
function useSavedLines(items: readonly CartItem[], remove: (item: CartItem) => void) {
  const shop = useShop();
  const { need } = useLoader();
  const [hasSaved, setSaved] = useState(false);
  const isLoaded = useIsLoaded(SavedLines);
  // An empty cart with nothing saved has no use for it.
  const isOfUse = items.length > 0 || readNow(shop.storage, savedLinesKey) !== undefined;

  async function save(item: CartItem) {
    const saveLine = await need('saved', loadSaving);
    if (saveLine === undefined) return;
    saveLine(shop, item);
    setSaved(true);
    remove(item);
  }

  return {
    saved: (isLoaded || isOfUse) && <SavedLines items={items} open={hasSaved || undefined} />,
    save: (item: CartItem) => void save(item),
  };
}

interface CartSumsProps {
  cart: Cart;
  /** A newer sum is pending. */
  busy: boolean;
  /** The checkout was pressed and is being prepared. */
  finishing: boolean;
  onFinish: () => void;
}

/**
 * The sums of the cart from the server (CART-26), and the button to the checkout (CART-29). The total and the button stick
 * to the bottom of the viewport while their position is further down.
 */
function CartSums({ cart, busy, finishing, onFinish }: CartSumsProps) {
  const { cart: texts, checkout } = useTexts(cartTexts, checkoutTexts);
  const { discount, shippingAmountTotal: shipping } = cart;
  return (
    <>
      <dl className={styles.sums} aria-busy={busy || undefined}>
        <div>
          <dt>{texts.subtotal}</dt>
          <dd>
            <Price amount={cart.sub_total_value} />
          </dd>
        </div>
        <div>
          <dt>{texts.discount}</dt>
          <dd data-saving={discount > 0 || undefined}>
            <Price amount={-discount} />
          </dd>
        </div>
        <div>
          <dt>{texts.shipping}</dt>
          <dd data-saving={shipping === 0 || undefined}>
            {shipping ? <Price amount={shipping} /> : texts[shipping === 0 ? 'free' : 'toBeCalculated']}
          </dd>
        </div>
      </dl>
      <div className={styles.bar} data-bar="total">
        <dl className={styles.total} aria-busy={busy || undefined}>
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={cart.total_value} />
          </dd>
        </dl>
        <Button busy={finishing} onClick={onFinish}>
          {checkout.finish}
        </Button>
        <VisuallyHidden as="output">{finishing && checkout.wait}</VisuallyHidden>
      </div>
    </>
  );
}

/** The amount that is missing for free shipping (SHIP-09). */
function FreeShippingBar({ cart }: { cart: Cart }) {
  const { country } = useShop();
  const texts = useTexts(cartTexts);
  const missing = missingForFreeShipping(cart, country.freeShippingThreshold);
  const reached = missing === 0;
  return (
    <p
      className={styles.freeShipping}
      data-reached={reached || undefined}
      style={{ '--share': 1 - Math.min(1, missing / country.freeShippingThreshold) }}
    >
      {reached && <Icon name="check" size={16} />}
      <span>
        {reached ? texts.cart.hasFreeShipping : texts.cart.untilFreeShipping(formatMoney(missing, country))}
      </span>
    </p>
  );
}
