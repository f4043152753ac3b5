import { Link } from 'react-router-dom';
import { Price } from '#commerce/Price.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import type { CartItem } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Pane } from '#ui/Pane.tsx';
import { Picture } from '#ui/Picture.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CartScreen.module.css';

function CartLine({ item }: { item: CartItem }) {
  const { popup, cart } = useShop().texts;
  return (
    <li className={styles.line}>
      <Pane>
        <Picture src={item.image} alt="" width={88} height={110} />
      </Pane>
      <div className={styles.about}>
        <p className={styles.quiet}>{item.brand_name}</p>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.quiet}>
          {popup.size(item.size)} · {cart.units(item.quantity)}
        </p>
        <p className={styles.price}>
          <Price amount={item.paid_price * item.quantity} />
        </p>
      </div>
    </li>
  );
}

/** The cart as the server last told it, or the way to fill it (CART-28). */
export function CartScreen() {
  const { texts } = useShop();
  const cart = useAppSelector(selectCart);
  usePageHead({ barTitle: texts.titles.cart });

  if (cart === undefined || cart.items.length === 0)
    return (
      <StateMessage
        icon="bag"
        title={texts.cart.empty}
        action={<Button as={<Link to="/" />}>{texts.cart.toShop}</Button>}
      />
    );
  return (
    <div className={styles.cart}>
      <VisuallyHidden as="h1">{texts.titles.cart}</VisuallyHidden>
      <ul>
        {cart.items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{texts.cart.subtotal}</dt>
          <dd>
            <Price amount={cart.sub_total_value} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{texts.cart.total}</dt>
          <dd>
            <Price amount={cart.total_value} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
