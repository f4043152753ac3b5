import { useState } from 'react';
import { readCart } from '#commerce/cartCalls.ts';
import { useShop } from '#commerce/shop.ts';
import { takenOffFlash } from '#commerce/takenOffFlash.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './OldCartNotice.module.css';

/** Says that the cart is the last one known, and reads it again on demand (CART-17, ERR-15). */
export function OldCartNotice() {
  const store = useAppStore();
  const { texts } = useShop();
  const online = useAppSelector(selectOnline);
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    const { reply } = await readCart(store);
    if (reply) takenOffFlash(store, texts, reply);
    setBusy(false);
  }

  return (
    <div className={styles.notice} role="alert">
      <Icon name={online ? 'alert' : 'offline'} size={20} />
      <p className={styles.text}>{online ? texts.cart.mayBeOld : texts.errors.offline}</p>
      <Button kind="text" busy={busy} onClick={() => void retry()}>
        {texts.errors.retry}
      </Button>
    </div>
  );
}
