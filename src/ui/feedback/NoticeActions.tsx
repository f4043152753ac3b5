import type { ReactNode } from 'react';
import { usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './Notice.module.css';

/**
 * The actions of a `Notice`: text `Button`s, the one for the next step last. When they disappear, a focus on one of them
 * returns to the previous element.
 */
export function NoticeActions({ children }: { children: ReactNode }) {
  const returnFocus = usePauseOnHold(undefined);
  return (
    <span className={styles.action} {...returnFocus}>
      {children}
    </span>
  );
}
