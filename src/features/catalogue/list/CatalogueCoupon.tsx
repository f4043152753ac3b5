import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import styles from '#features/catalogue/toolbar/ListToolbar.module.css';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { couponTexts } from '#texts/coupon.ts';
import { Button } from '#ui/controls/Button.tsx';

const loadCopying = () => import('#commerce/cart/copyCoupon.ts');

/** The coupon of a list, which can be copied, for the field of the cart too (CAT-39, COUP-06). */
export function CatalogueCoupon({ coupon }: { coupon: string }) {
  const { copy } = useShop();
  const texts = useTexts(couponTexts);
  const store = useAppStore();
  const { copied, notCopied, copy: label } = texts.coupon;

  async function take() {
    const done = await copy(coupon);
    // Without it the field of the cart is empty: the message says how the coupon gets there by hand.
    void loadCopying().then(
      ({ copyCoupon }) => copyCoupon(store, coupon),
      () => undefined,
    );
    store.dispatch(
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
