import { useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './OldCartNotice.module.css';

interface OldCartNoticeProps {
  /** The cart is being read again. */
  busy: boolean;
  onRetry: () => void;
}

/** Says that the cart is the last one known, with a way to read it again (CART-17); why, without network, the shell says. */
export function OldCartNotice({ busy, onRetry }: OldCartNoticeProps) {
  const { cart, errors } = useShop().texts;
  const online = useAppSelector(selectOnline);
  return (
    <div className={styles.notice} role="alert">
      <Icon name={online ? 'alert' : 'offline'} size={20} />
      <p className={styles.text}>{cart.mayBeOld}</p>
      <Button kind="text" busy={busy} onClick={onRetry}>
        {errors.retry}
      </Button>
    </div>
  );
}
