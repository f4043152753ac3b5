import type { ReactNode } from 'react';
import styles from './Grid.module.css';

/** The windows of a list, two beside each other, three from 480 px, one where the text is doubled; `<li>` elements. */
export function Grid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
