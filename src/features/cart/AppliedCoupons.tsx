import { Price } from '#commerce/product/Price.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { Cart } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import styles from './Coupons.module.css';

interface AppliedCouponsProps {
  coupons: Cart['coupon']['coupons'];
  /** The code of the coupon that is being removed. */
  removing?: string | undefined;
  onRemove: (code: string) => void;
}

/** The coupons of the cart, with what each saves and a way to remove it (COUP-01). */
export function AppliedCoupons({ coupons, removing, onRemove }: AppliedCouponsProps) {
  const { cart } = useTexts(cartTexts);
  const applied = Object.values(coupons);
  if (applied.length === 0) return null;
  return (
    <ul>
      {applied.map(({ code, label, amount }) => (
        <li key={code} className={styles.applied} data-row={code}>
          <Icon name="tag" size={20} />
          <b>{code}</b>
          <span className={styles.saving}>{amount > 0 ? <Price amount={-amount} /> : label}</span>
          <Button kind="text" busy={removing === code} onClick={() => onRemove(code)}>
            <SpokenText text={cart.removeCoupon} more={` ${cart.coupon(code)}`} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
