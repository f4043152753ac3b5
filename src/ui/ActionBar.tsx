import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  label: string;
  /** The one full `Button`, wide. */
  children: ReactNode;
};

/** What the screen is for, under the thumb: it stands where the tabs stand elsewhere (REACH-02). */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-bar="actions">
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
