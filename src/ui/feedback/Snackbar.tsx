import type { ReactNode } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { type OnHold, usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './Snackbar.module.css';

type SnackbarProps = {
  kind: 'success' | 'error';
  text: string;
  action?: { label: string; onPress: () => void };
  /** A text `Button` that leads to what the message is about. */
  link?: Elements;
};

/** One short message: a success is announced politely, an error at once (APP-35, APP-41). */
export function Snackbar({ kind, text, action, link }: SnackbarProps) {
  return (
    <div className={styles.snackbar} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} size={20} />
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {action && (
          <span className={styles.action}>
            <Button kind="text" onClick={action.onPress}>
              {action.label}
            </Button>
          </span>
        )}
        {link && <span className={styles.action}>{link}</span>}
      </div>
    </div>
  );
}

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
