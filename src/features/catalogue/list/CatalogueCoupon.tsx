import { useCopyCoupon } from '#commerce/cart/useCopyCoupon.ts';
import { useTexts } from '#commerce/useTexts.ts';
import styles from '#features/catalogue/toolbar/ListToolbar.module.css';
import { couponTexts } from '#texts/coupon.ts';
import { Button } from '#ui/controls/Button.tsx';

/** The coupon of a list, which can be copied, for the field of the cart too (CAT-39, COUP-06). */
export function CatalogueCoupon({ coupon }: { coupon: string }) {
  const texts = useTexts(couponTexts);
  const take = useCopyCoupon();
  return (
    <p className={styles.coupon}>
      <b>{coupon}</b>
      <Button kind="text" onClick={() => void take(coupon)}>
        {texts.coupon.copy}
      </Button>
    </p>
  );
}
