import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { missingForFreeShipping } from '#rules/cart/shownCart.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { Cart } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './FreeShippingBar.module.css';

/** How far the cart is from free shipping (SHIP-09). */
export function FreeShippingBar({ cart }: { cart: Cart }) {
  const { country } = useShop();
  const texts = useTexts(cartTexts);
  const missing = missingForFreeShipping(cart, country.freeShippingThreshold);
  const reached = missing === 0;
  return (
    <p
      className={styles.bar}
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
