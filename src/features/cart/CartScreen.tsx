import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LazyPending } from '#commerce/cart/LazyPending.ts';
import { LazyShelves } from '#commerce/product/LazyShelves.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { selectCart, selectCartBusy, selectCartProblem, selectCartUnread } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';
import { cartTexts } from '#texts/cart.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useIsLoaded } from '#ui/lazyPart.tsx';
import { SkeletonCart } from '#ui/skeletons/SkeletonCart.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartScreen.module.css';
import { CartSums } from './CartSums.tsx';
import { Coupons } from './Coupons.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { FreeShippingBar } from './FreeShippingBar.tsx';
import { StaleCartNotice } from './StaleCartNotice.tsx';
import { UnreadCart } from './UnreadCart.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { useCartEdits } from './useCartEdits.ts';
import { useCheckout } from './useCheckout.ts';
import { useCoupons } from './useCoupons.ts';
import { useRetry } from './useRetry.ts';
import { useSavedLines } from './useSavedLines.tsx';
import { useRowFocus } from './useRowFocus.ts';

/** The cart of the last answer, with its pending changes, or the way to fill it (CART-25 to CART-28). */
export function CartScreen() {
  const texts = useTexts(shellTexts, cartTexts);
  const cart = useAppSelector(selectCart);
  const busy = useAppSelector(selectCartBusy);
  const problem = useAppSelector(selectCartProblem);
  const unread = useAppSelector(selectCartUnread);
  const rehydrated = useAppSelector(selectRehydrated);
  const { rows, waiting, setQuantity, restore, dropRemoved, settled } = useCartEdits();
  const items = rows.filter(({ removed }) => !removed).map(({ item }) => item);
  const coupons = useCoupons();
  const { finish, finishing, stop, forgetStop } = useCheckout({
    items,
    settled: settled && !coupons.isSending,
  });
  const focusProps = useRowFocus(rows.map(({ item }) => item.id));
  const { saved, save } = useSavedLines(items, (item) => setQuantity(item, 0, true));
  const { retrying, failures, retry } = useRetry();
  const showsPending = useIsLoaded(LazyPending);
  usePageHead({ barTitle: texts.titles.cart });

  if (unread > 0 && rows.length === 0) return <UnreadCart tries={unread} />;
  if (cart === undefined && (busy || !rehydrated)) return <SkeletonCart label={texts.shell.loading} />;
  const isEmpty = items.length === 0;
  const isWaiting = waiting.length > 0;
  return (
    <div className={styles.cart} {...focusProps}>
      {(!isEmpty || isWaiting) && <VisuallyHidden as="h1">{texts.titles.cart}</VisuallyHidden>}
      {stop && <CheckoutNotice stop={stop} />}
      <div className={styles.top}>
        {cart && !isEmpty && <FreeShippingBar cart={cart} />}
        {/* The retry of the pending changes reads the cart as well: beside it no other is offered. */}
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
        <StateMessage
          icon="bag"
          title={texts.cart.empty}
          text={texts.cart.emptyHint}
          action={<Button as={<Link to="/" />}>{texts.cart.toShop}</Button>}
          wayOut={
            <Button kind="text" as={<Link to="/menu" />}>
              {texts.errors.toCategories}
            </Button>
          }
        />
      )}
      {!isEmpty && cart && (
        <>
          <Coupons coupons={cart.coupon.coupons} changes={coupons} />
          <CartSums cart={cart} busy={busy} finishing={finishing} onFinish={() => void finish()} />
        </>
      )}
      {saved}
      {/* The last part: it comes and goes by itself, and moves nothing. */}
      {isWaiting && <LazyPending changes={waiting} items={cart?.items ?? []} onRetry={forgetStop} />}
      {isEmpty && !isWaiting && <LazyShelves rows="ofEmptyCart" />}
    </div>
  );
}
