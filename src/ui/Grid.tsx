import type { ReactNode, Ref } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** The windows of a list, two beside each other, three from 480 px, one where the text is doubled; `<li>` elements. */
export function Grid({ ref, children }: GridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {children}
    </ul>
  );
}
