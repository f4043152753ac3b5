import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  label: string;
  /** One wide primary `Button`. */
  children: ReactNode;
};

/** A fixed bar with the main action of the screen, within reach of the thumb. It replaces the tab bar (REACH-02). */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section aria-label={label} data-bar="actions">
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
