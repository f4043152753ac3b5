import { useId, useRef, useState } from 'react';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { CouponChange } from '#rules/cart/coupons.ts';
import type { Cart } from '#schemas/cart.ts';
import { useAppStore } from '#store/store.ts';
import { cartTexts } from '#texts/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart, useLoader } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './Coupons.module.css';
import { useRowFocus } from './useRowFocus.ts';

const CouponForm = lazyPart(() => import('./CouponForm.tsx'), 'CouponForm', whenIdle);
const CopiedCoupon = lazyPart(() => import('./CouponForm.tsx'), 'CopiedCoupon', whenIdle);

/** The coupons of the cart with their discounts; the shopper can remove one or open the field to add one (COUP-01). */
export function Coupons({
  coupons,
  changes,
}: {
  coupons: Cart['coupon']['coupons'];
  changes: CouponChanges;
}) {
  const { cart } = useTexts(cartTexts);
  const [open, setOpen] = useState(false);
  const { adding, removing, add, remove } = changes;
  const applied = Object.values(coupons);
  const rowFocus = useRowFocus<HTMLElement>(applied.map(({ code }) => code));
  const id = useId();
  return (
    <section className={styles.coupons} aria-label={cart.coupons} {...rowFocus}>
      {applied.length > 0 && (
        <ul>
          {applied.map(({ code, label, amount }) => (
            <li key={code} className={styles.applied} data-row={code}>
              <Icon name="tag" size={20} />
              <b>{code}</b>
              <span className={styles.saving}>{amount > 0 ? <Price amount={-amount} /> : label}</span>
              <Button kind="text" busy={removing === code} onClick={() => remove(code)}>
                <SpokenText text={cart.removeCoupon} more={` ${cart.coupon(code)}`} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{cart.addCoupon}</span>
        {!open && <CopiedCoupon />}
        <Icon name="down" size={20} />
      </button>
      <CouponForm
        id={id}
        coupons={coupons}
        open={open || undefined}
        onFailure={() => setOpen(false)}
        isHidden={!open}
        adding={adding}
        onAdd={add}
      />
    </section>
  );
}

const load = async () => (await import('#flows/cart/sendCoupon.ts')).sendCoupon;

/** Adds and removes coupons, one at a time. */
export function useCoupons() {
  const store = useAppStore();
  const { country } = useShop();
  const { need } = useLoader();
  const [sending, setSending] = useState<{ change: CouponChange; code: string }>();
  const isBusy = useRef(false);

  async function run(change: CouponChange, code: string): Promise<boolean> {
    // The state is rendered too late to stop an immediate second tap.
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending({ change, code });
    const send = await need('coupons', load);
    const isDone = await send?.(store, country.code, change, code);
    isBusy.current = false;
    setSending(undefined);
    return isDone ?? false;
  }

  return {
    /** A change is in flight or loads its code. */
    isSending: sending !== undefined,
    /** The codes of the coupons that are being added and removed. */
    adding: sending?.change === 'add' ? sending.code : undefined,
    removing: sending?.change === 'remove' ? sending.code : undefined,
    /** Adds the coupon of a typed text; false if it is not in the cart. */
    add: (text: string) => run('add', text),
    remove: (code: string) => void run('remove', code),
  };
}

type CouponChanges = ReturnType<typeof useCoupons>;
