import type { ReactNode, Ref } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** The grid of a list: two columns, three from 480 px, one on a narrow phone with doubled text. Children are `<li>`. */
export function Grid({ ref, children }: GridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {children}
    </ul>
  );
}
