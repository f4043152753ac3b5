import { useEffect, useRef } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { CartDifference } from '#rules/cart/shownCart.ts';
import { formatMoney } from '#rules/product/money.ts';
import { cartTexts, checkoutTexts } from '#texts/cart.ts';
import { shellTexts } from '#texts/shell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './CheckoutNotice.module.css';
import type { CheckoutStop } from './useCheckout.ts';

/** Why the shopper is still in the cart, with each change by the name of its line (CART-21, ERR-29). */
export function CheckoutNotice({ stop }: { stop: CheckoutStop }) {
  const { cart, checkout, errors } = useTexts(cartTexts, checkoutTexts, shellTexts);
  const { country } = useShop();
  const notice = useRef<HTMLDivElement>(null);
  // The button is at the end of the page, far from the lines that have changed.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function textOf(difference: CartDifference) {
    const money = (amount: number) => formatMoney(amount, country);
    if (difference.kind === 'total') return checkout.total(money(difference.from), money(difference.to));
    const { name, size } = difference.item;
    const line = `${name}, ${cart.size(size)}`;
    if (difference.kind === 'gone' || difference.kind === 'added') return checkout[difference.kind](line);
    const { from, to } = difference;
    return difference.kind === 'price'
      ? checkout.price(line, money(from), money(to))
      : checkout.quantity(line, from, to);
  }

  return (
    <div ref={notice} className={styles.notice} role="alert">
      <Icon name={stop.kind === 'unread' && stop.reason === 'offline' ? 'offline' : 'alert'} size={20} />
      {stop.kind === 'unread' ? (
        <div>
          <p className={styles.what}>{errors[stop.reason]}</p>
          <p>{checkout.unchecked}</p>
        </div>
      ) : (
        <div>
          <p className={styles.what}>{checkout.outOfDate}</p>
          <p>{checkout.review}</p>
          <ul className={styles.changes}>
            {stop.differences.map((difference) => {
              const text = textOf(difference);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
