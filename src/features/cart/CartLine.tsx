import { type MouseEvent, useRef } from 'react';
import { Link } from '#commerce/Link.tsx';
import { Price } from '#commerce/Price.tsx';
import { useShop } from '#commerce/shop.ts';
import { mostToChoose } from '#rules/cartItems.ts';
import type { CartItem } from '#schemas/cart.ts';
import { Pane } from '#ui/Pane.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { Tool } from '#ui/Tool.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CartLine.module.css';

interface CartLineProps {
  item: CartItem;
  /** `byKeyboard` says whether it was chosen with the keyboard, whose focus is to be kept. */
  onQuantity: (quantity: number, byKeyboard: boolean) => void;
}

/** The price of one, said to be that where there are more, and what it was where there is a special one (CART-25). */
function UnitPrice({ item: { price, special_price: special, quantity } }: Pick<CartLineProps, 'item'>) {
  const { cart } = useShop().texts;
  const reduced = special !== 0;
  return (
    <p className={styles.price}>
      <span>
        {reduced && <VisuallyHidden>{cart.now} </VisuallyHidden>}
        <Price amount={reduced ? special : price} />
      </span>
      {reduced && (
        <s>
          <VisuallyHidden>{cart.before} </VisuallyHidden>
          <Price amount={price} />
        </s>
      )}
      {quantity > 1 && <span className={styles.each}>{cart.each}</span>}
    </p>
  );
}

/** A line of the cart: what it is, who sells it, what one costs, and how many there are (CART-14, CART-25, SHIP-01). */
export function CartLine({ item, onQuantity }: CartLineProps) {
  const { popup, cart } = useShop().texts;
  const byKeyboard = useRef(false);
  const choose = (quantity: number) => onQuantity(quantity, byKeyboard.current);
  const notice = ({ target }: MouseEvent) => {
    byKeyboard.current = (target as Element).closest('button')?.matches(':focus-visible') ?? false;
  };
  return (
    <li className={styles.line} onClickCapture={notice}>
      <Link to={item.url} className={styles.picture} aria-label={item.name}>
        <Pane>
          <Picture src={item.image} alt="" width={104} height={130} />
        </Pane>
      </Link>
      <div className={styles.about}>
        <div className={styles.top}>
          <p className={styles.quiet}>{item.brand_name}</p>
          <Tool icon="close" label={cart.remove(item.name)} onClick={() => choose(0)} />
          <h2 className={styles.name}>{item.name}</h2>
        </div>
        <p className={styles.quiet}>
          {item.color} · {popup.size(item.size)}
        </p>
        {item.supplier.name !== '' && <p className={styles.quiet}>{cart.soldBy(item.supplier.name)}</p>}
        {item.freeshipping && <p className={styles.saving}>{cart.freeShipping}</p>}
        <div className={styles.foot}>
          <Stepper
            label={cart.quantityOf(item.name)}
            value={item.quantity}
            min={0}
            max={mostToChoose(item.stock, item.quantity)}
            fewerLabel={cart.fewer}
            moreLabel={cart.more}
            onChange={choose}
          />
          <UnitPrice item={item} />
        </div>
      </div>
    </li>
  );
}
