import { useId, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import type { Cart } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import styles from './Coupons.module.css';
import type { CouponChanges } from './useCoupons.ts';
import { useRowFocus } from './useRowFocus.ts';

const CouponForm = lazyPart('coupons', async () => (await import('./CouponForm.tsx')).CouponForm, whenIdle);
const CopiedCoupon = lazyPart(
  'coupons',
  async () => (await import('./CouponForm.tsx')).CopiedCoupon,
  whenIdle,
);

/** The coupons of the cart: one is removed, or added in a field that can be opened (COUP-01). */
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
  const rowFocus = useRowFocus<HTMLElement>(Object.values(coupons).map(({ code }) => code));
  const id = useId();
  return (
    <section className={styles.coupons} aria-label={cart.coupons} {...rowFocus}>
      <AppliedCoupons coupons={coupons} removing={removing} onRemove={remove} />
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
