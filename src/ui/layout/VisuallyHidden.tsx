import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend' | 'output';
  id?: string;
  children: ReactNode;
};

/** Text for screen readers only (REACH-01). */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element className={styles.hidden} {...props} />;
}
