import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend' | 'output';
  id?: string;
  children: ReactNode;
};

/** Words for those who listen to the page (REACH-01). */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element className={styles.hidden} {...props} />;
}
