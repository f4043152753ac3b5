import { leaveFocus } from '#commerce/page/leaveFocus.ts';
import { useTriesOnReturn } from '#commerce/page/useTriesOnReturn.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { cartTexts } from '#texts/cart.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './StaleCartNotice.module.css';

/** The focus of the button goes to the cart once it is read. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main'));

interface StaleCartNoticeProps {
  /** The cart is being read again. */
  busy: boolean;
  /** How often a retry by hand has failed: the notice is then a new one, which is read aloud. */
  failures: number;
  /** `byHand` says that the shopper has pressed; otherwise the network is back (KEEP-09). */
  onRetry: (byHand: boolean) => void;
}

/** The notice that the cart may be stale, with a retry (CART-17); the shell shows a missing network. */
export function StaleCartNotice({ busy, failures, onRetry }: StaleCartNoticeProps) {
  const { cart, errors } = useTexts(cartTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  useTriesOnReturn({ busy, retry: () => onRetry(false) });
  return (
    <div className={styles.notice} role="alert">
      <Icon name={online ? 'alert' : 'offline'} size={20} />
      <p key={failures} className={styles.text}>
        {cart.mayBeOld}
      </p>
      <Button ref={focusPage} kind="text" busy={busy} onClick={() => onRetry(true)}>
        {errors.retry}
      </Button>
    </div>
  );
}
