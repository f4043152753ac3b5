import type { ReactNode } from 'react';
import styles from './Snackbar.module.css';
import { type OnHold, usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';

type SnackbarAreaProps = {
  /** `Snackbar` elements, the newest last, nearest to the thumb. */
  children: ReactNode;
  onHold?: OnHold;
};

/** The area for messages above the bottom bar. Mounted only while there is a message. */
export function SnackbarArea({ children, onHold }: SnackbarAreaProps) {
  const hold = usePauseOnHold(onHold);
  return (
    <div className={styles.area} {...hold}>
      {children}
    </div>
  );
}
