import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import styles from '#features/catalogue/toolbar/ListToolbar.module.css';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { couponTexts } from '#texts/coupon.ts';
import { Button } from '#ui/controls/Button.tsx';

/** The coupon of a list, which can be copied (CAT-39). */
export function CatalogueCoupon({ coupon }: { coupon: string }) {
  const { copy } = useShop();
  const texts = useTexts(couponTexts);
  const dispatch = useAppDispatch();
  const { copied, notCopied, copy: label } = texts.coupon;

  async function take() {
    const done = await copy(coupon);
    dispatch(
      flashQueued({ text: done ? copied : notCopied(coupon), flashMessageType: done ? 'success' : 'error' }),
    );
  }

  return (
    <p className={styles.coupon}>
      <b>{coupon}</b>
      <Button kind="text" onClick={() => void take()}>
        {label}
      </Button>
    </p>
  );
}
