import { Price } from '#commerce/product/Price.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { Cart } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import styles from './CartSums.module.css';

/**
 * The sums of the cart, as the server calculates them (CART-26); `busy` while a newer sum is pending. The total stays
 * in the window while its own position is further down.
 */
export function CartSums({ cart, busy }: { cart: Cart; busy: boolean }) {
  const { cart: texts } = useTexts(cartTexts);
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
            {shipping === null && texts.toBeCalculated}
            {shipping === 0 && texts.free}
            {shipping !== null && shipping > 0 && <Price amount={shipping} />}
          </dd>
        </div>
      </dl>
      <dl className={styles.total} aria-busy={busy || undefined} data-bar="total">
        <dt>{texts.total}</dt>
        <dd>
          <Price amount={cart.total_value} />
        </dd>
      </dl>
    </>
  );
}
