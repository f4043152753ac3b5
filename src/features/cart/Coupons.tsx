import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { Cart } from '#schemas/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { cartTexts } from '#texts/cart.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import styles from './Coupons.module.css';
import type { LateCouponsProps } from './LateCoupons.tsx';
import { useRowFocus } from './useRowFocus.ts';

const load = () => import('./LateCoupons.tsx').then(({ LateCoupons }) => LateCoupons);

/**
 * The coupons of the cart, and the collapsed field for another. What sends them is loaded when the page is idle, or by
 * the first press, which is done once it is there (KEEP-08).
 */
export function Coupons({ coupons }: { coupons: Cart['coupon']['coupons'] }) {
  const { cart } = useTexts(cartTexts);
  const { loadPart } = useShop();
  const online = useAppSelector(selectOnline);
  const [Late, setLate] = useState<ComponentType<LateCouponsProps>>();
  const [open, setOpen] = useState(false);
  const [removeFirst, setRemoveFirst] = useState<string>();

  const rowFocus = useRowFocus<HTMLElement>(Object.values(coupons).map(({ code }) => code));

  const isMissing = online && Late === undefined;
  useEffect(
    () =>
      isMissing
        ? whenIdle(
            () =>
              void load().then(
                (part) => setLate(() => part),
                // It is loaded again by a press.
                () => undefined,
              ),
          )
        : undefined,
    [isMissing],
  );

  async function need(remove?: string) {
    const part = await loadPart('coupons', load);
    if (part === undefined) return;
    setRemoveFirst(remove);
    if (remove === undefined) setOpen(true);
    setLate(() => part);
  }

  return (
    <section className={styles.coupons} aria-label={cart.coupons} {...rowFocus}>
      {Late ? (
        <Late coupons={coupons} open={open} onOpen={setOpen} removeFirst={removeFirst} />
      ) : (
        <>
          <AppliedCoupons coupons={coupons} onRemove={(code) => void need(code)} />
          <button type="button" className={styles.title} aria-expanded={false} onClick={() => void need()}>
            <span>{cart.addCoupon}</span>
            <Icon name="down" size={20} />
          </button>
        </>
      )}
    </section>
  );
}
