import { Price } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { missingForFreeShipping } from '#rules/cart/shownCart.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { Cart } from '#schemas/cart.ts';
import { cartTexts, checkoutTexts } from '#texts/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './CartSums.module.css';

interface CartSumsProps {
  cart: Cart;
  /** A newer sum is pending. */
  busy: boolean;
  /** The way to the checkout was pressed, and is being prepared. */
  finishing: boolean;
  onFinish: () => void;
}

/**
 * The sums of the cart, as the server calculates them (CART-26), and the way to the checkout (CART-29). The total stays
 * in the window with it while its own position is further down.
 */
export function CartSums({ cart, busy, finishing, onFinish }: CartSumsProps) {
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

/** How far the cart is from free shipping (SHIP-09). */
export function FreeShippingBar({ cart }: { cart: Cart }) {
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
