import { useState } from 'react';
import { LazyFoot } from '#commerce/foot/LazyFoot.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { homeTexts } from '#texts/home.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './HomeFoot.module.css';

const OrderByCodeSheet = lazyPart(
  'orderByCode',
  async () => (await import('#commerce/cart/OrderByCodeSheet.tsx')).OrderByCodeSheet,
);

/** The rows below the content of home. The form is loaded with the first tap on its row. */
export function HomeFoot() {
  const texts = useTexts(homeTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <span>{texts.home.orderByCode}</span>
        <Icon name="right" size={20} />
      </button>
      <LazyFoot />
      <OrderByCodeSheet title={texts.home.orderByCode} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
