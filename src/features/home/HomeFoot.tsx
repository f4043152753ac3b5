import { lazy, Suspense, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './HomeFoot.module.css';

const OrderByCodeSheet = lazy(async () => ({
  default: (await import('#commerce/OrderByCodeSheet.tsx')).OrderByCodeSheet,
}));

/** What stands below the windows of home. The form comes with the first tap on its row. */
export function HomeFoot() {
  const { orderByCode } = useShop().texts;
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.row} onClick={show}>
        {orderByCode.title}
        <Icon name="right" size={20} />
      </button>
      {asked && (
        <Suspense>
          <OrderByCodeSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
