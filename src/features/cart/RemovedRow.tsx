import { useEffect, useRef } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useCountdown } from '#commerce/useCountdown.ts';
import type { CartItem } from '#schemas/cart.ts';
import { Button } from '#ui/Button.tsx';
import { useHold } from '#ui/useHold.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RemovedRow.module.css';

/** A line that was taken off can be brought back for so many ms (KEEP-01). */
const undoDuration = 5000;

interface RemovedRowProps {
  item: CartItem;
  /** It takes the focus that the line had: it was taken off by keyboard. */
  focused: boolean;
  onRestore: () => void;
  onEnd: () => void;
}

/** The place of a line that was just taken off, with the way back (KEEP-01); its time stands still while dwelt on. */
export function RemovedRow({ item, focused, onRestore, onEnd }: RemovedRowProps) {
  const { clock, texts } = useShop();
  const hold = useHold(useCountdown(item.id, undoDuration, clock, onEnd));
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) undo.current?.focus();
  }, [focused]);
  return (
    <li className={styles.row} {...hold}>
      <span className={styles.name}>{item.name}</span>
      <Button ref={undo} kind="text" onClick={onRestore}>
        {texts.cart.undo}
        <VisuallyHidden>: {texts.cart.undoOf(item.name)}</VisuallyHidden>
      </Button>
    </li>
  );
}
