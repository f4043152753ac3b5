import type { ReactNode } from 'react';
import styles from './Snackbar.module.css';
import { type OnHold, useHold } from './useHold.ts';

type SnackbarAreaProps = {
  /** `Snackbar` elements, the newest last: nearest to the thumb. */
  children: ReactNode;
  onHold?: OnHold;
};

/** Where messages stand: above whatever bar is at the lower edge. Mounted only while there is a message. */
export function SnackbarArea({ children, onHold }: SnackbarAreaProps) {
  const hold = useHold(onHold);
  return (
    <div className={styles.area} {...hold}>
      {children}
    </div>
  );
}
