import { useTexts } from '#commerce/shop.ts';
import type { CouponFault } from '#rules/cart/coupons.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Coupons.module.css';

/** Why a coupon was not added or removed, a line for each reason, with what to do about it (COUP-03). */
export function CouponMessages({ id, messages }: { id: string; messages: readonly CouponFault[] }) {
  const { couponFaults, couponHints } = useTexts(couponsTexts);
  if (messages.length === 0) return null;
  return (
    <div id={id} role="alert">
      <ul className={styles.messages}>
        {messages.map((fault) => (
          <li key={fault}>
            <Icon name={fault === 'offline' ? 'offline' : 'alert'} size={16} />
            <span>
              <span>{`${couponFaults[fault]} `}</span>
              <span className={styles.hint}>{couponHints[fault]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
