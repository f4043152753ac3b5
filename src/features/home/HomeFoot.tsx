import { useState } from 'react';
import { LateFoot } from '#commerce/foot/LateFoot.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { homeTexts } from '#texts/home.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './HomeFoot.module.css';

const loadSheet = async () => (await import('#commerce/cart/OrderByCodeSheet.tsx')).OrderByCodeSheet;

/** The rows below the content of home. The form is loaded with the first tap on its row. */
export function HomeFoot() {
  const { loadPart } = useShop();
  const texts = useTexts(homeTexts);
  const [OrderByCodeSheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>>();
  const [open, setOpen] = useState(false);
  async function show() {
    const sheet = OrderByCodeSheet ?? (await loadPart('orderByCode', loadSheet));
    if (sheet === undefined) return;
    setSheet(() => sheet);
    setOpen(true);
  }
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.row} onClick={() => void show()}>
        <span>{texts.home.orderByCode}</span>
        <Icon name="right" size={20} />
      </button>
      <LateFoot />
      {OrderByCodeSheet && (
        <OrderByCodeSheet title={texts.home.orderByCode} open={open} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
