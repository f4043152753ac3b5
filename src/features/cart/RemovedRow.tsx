import { useShop } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { CartItem } from '#schemas/cart.ts';
import { cartTexts } from '#texts/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import { usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './RemovedRow.module.css';

/** Time in ms for which a removed line can be restored (KEEP-01). */
const undoDuration = 5000;

interface RemovedRowProps {
  item: Pick<CartItem, 'id' | 'name'>;
  onRestore: () => void;
  onEnd: () => void;
}

/** The row of a line that was just removed, with its undo (KEEP-01); pointer and focus pause its timer (APP-50). */
export function RemovedRow({ item, onRestore, onEnd }: RemovedRowProps) {
  const { clock } = useShop();
  const texts = useTexts(cartTexts);
  const hold = usePauseOnHold(useCountdown(item.id, undoDuration, clock, onEnd));
  return (
    <li className={styles.row} data-row={item.id} {...hold}>
      <span className={styles.name}>{item.name}</span>
      <Button kind="text" onClick={onRestore}>
        <SpokenText text={texts.cart.undo} more={`: ${texts.cart.undoOf(item.name)}`} />
      </Button>
    </li>
  );
}
