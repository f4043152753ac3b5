import type { ReactNode, Ref } from 'react';
import styles from './Grid.module.css';

/** The grid of a list: two columns, three from 480 px, one on a narrow phone with doubled text. Children are `<li>`. */
export function Grid({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul className={styles.grid} ref={ref}>
      {children}
    </ul>
  );
}
