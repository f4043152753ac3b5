import { useState } from 'react';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectRehydrated } from '#store/keeping.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonCart } from '#ui/SkeletonCart.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartScreen.module.css';
import { CartSums } from './CartSums.tsx';
import { FreeShippingBar } from './FreeShippingBar.tsx';
import { OldCartNotice } from './OldCartNotice.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { useCartEdits } from './useCartEdits.ts';
import { useRetry } from './useRetry.ts';

/** The cart as the server last told it, with its changes under way, or the way to fill it (CART-25 to CART-28). */
export function CartScreen() {
  const { texts } = useShop();
  const cart = useAppSelector(selectCart);
  const busy = useAppSelector(selectCartBusy);
  const problem = useAppSelector(selectCartProblem);
  const rehydrated = useAppSelector(selectRehydrated);
  const { rows, setQuantity, restore, forget } = useCartEdits();
  const [focused, setFocused] = useState<string>();
  const { retrying, retry } = useRetry();
  usePageHead({ barTitle: texts.titles.cart });

  if (cart === undefined && (busy || !rehydrated)) return <SkeletonCart label={texts.shell.loading} />;
  const isEmpty = rows.every(({ removed }) => removed);
  return (
    <div className={styles.cart}>
      {!isEmpty && <VisuallyHidden as="h1">{texts.titles.cart}</VisuallyHidden>}
      {problem && cart && (retrying || !busy) && (
        <OldCartNotice busy={retrying} onRetry={() => void retry()} />
      )}
      {cart && !isEmpty && <FreeShippingBar cart={cart} />}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ item, removed }) =>
            removed ? (
              <RemovedRow
                key={item.id}
                item={item}
                focused={focused === item.id}
                onRestore={() => restore(item)}
                onEnd={() => forget(item.id)}
              />
            ) : (
              <CartLine
                key={item.id}
                item={item}
                onQuantity={(quantity, byKeyboard) => {
                  setFocused(byKeyboard ? item.id : undefined);
                  setQuantity(item, quantity);
                }}
              />
            ),
          )}
        </ul>
      )}
      {isEmpty ? (
        <StateMessage
          icon="bag"
          title={texts.cart.empty}
          text={texts.cart.emptyHint}
          action={<Button as={<Link to="/" />}>{texts.cart.toShop}</Button>}
          wayOut={
            <Button kind="text" as={<Link to="/menu" />}>
              {texts.catalogue.toCategories}
            </Button>
          }
        />
      ) : (
        cart && <CartSums cart={cart} busy={busy} />
      )}
    </div>
  );
}
