import { useState } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import { limitOf, maxQuantity } from '#rules/cart/cart.ts';
import type { CartItem } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { SpokenText, VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './CartLine.module.css';

interface CartLineProps {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  /** Saves the line for later (KEEP-07). */
  onSave: () => void;
}

/** The unit price, marked as such for several units, with the regular price beside a special one (CART-25). */
function UnitPrice({ item: { price, special_price: special, quantity } }: Pick<CartLineProps, 'item'>) {
  const { cart } = useTexts(cartTexts);
  const reduced = special !== 0;
  return (
    <p className={styles.price}>
      <span>
        {reduced && <VisuallyHidden>{`${cart.now} `}</VisuallyHidden>}
        <Price amount={reduced ? special : price} />
      </span>
      {reduced && (
        <s>
          <VisuallyHidden>{`${cart.before} `}</VisuallyHidden>
          <Price amount={price} />
        </s>
      )}
      {quantity > 1 && <span className={styles.each}>{cart.each}</span>}
    </p>
  );
}

/** A line of the cart: product, seller, unit price and quantity (CART-14, CART-25, SHIP-01). */
export function CartLine({ item, onQuantity, onSave }: CartLineProps) {
  const { cart } = useTexts(cartTexts);
  // The quantity at which the limit was reached: the reason is shown until the quantity changes.
  const [limitedAt, setLimitedAt] = useState<number>();
  return (
    <li className={styles.line} data-row={item.id}>
      <Link to={item.url} className={styles.picture} aria-label={item.name}>
        <PictureFrame>
          <Picture src={item.image} alt="" width={104} height={130} />
        </PictureFrame>
      </Link>
      <div className={styles.about}>
        <div className={styles.top}>
          <p className={styles.quiet}>{item.brand_name}</p>
          <IconButton icon="close" label={cart.remove(item.name)} onClick={() => onQuantity(0)} />
          <h2 className={styles.name}>{item.name}</h2>
        </div>
        <p className={styles.quiet}>{`${item.color} · ${cart.size(item.size)}`}</p>
        {item.supplier.name !== '' && <p className={styles.quiet}>{cart.soldBy(item.supplier.name)}</p>}
        {item.freeshipping && <p className={styles.saving}>{cart.freeShipping}</p>}
        <div className={styles.foot}>
          <Stepper
            label={cart.quantityOf(item.name)}
            value={item.quantity}
            min={0}
            max={maxQuantity(item.stock, item.quantity)}
            fewerLabel={cart.fewer}
            moreLabel={cart.more}
            onChange={onQuantity}
            onOverMax={() => setLimitedAt(item.quantity)}
          />
          <UnitPrice item={item} />
        </div>
        <p className={styles.limit} aria-live="polite">
          {limitedAt === item.quantity && cart[limitOf(item.quantity)]}
        </p>
        <div>
          <Button kind="text" onClick={onSave}>
            <SpokenText text={cart.saveForLater} more={` ${item.name}`} />
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Time in ms for which a removed line can be restored (KEEP-01). */
const undoDuration = 5000;

interface RemovedRowProps {
  item: Pick<CartItem, 'id' | 'name'>;
  onRestore: () => void;
  onEnd: () => void;
}

/** The row of a line that was just removed, with its undo (KEEP-01); pointer and focus pause its timer (APP-50). */
export function RemovedRow({ item, onRestore, onEnd }: RemovedRowProps) {
  const { clock } = useShop();
  const texts = useTexts(cartTexts);
  const hold = usePauseOnHold(useCountdown(item.id, undoDuration, clock, onEnd));
  return (
    <li className={styles.removed} data-row={item.id} {...hold}>
      <span className={styles.removedName}>{item.name}</span>
      <Button kind="text" onClick={onRestore}>
        <SpokenText text={texts.cart.undo} more={`: ${texts.cart.undoOf(item.name)}`} />
      </Button>
    </li>
  );
}
