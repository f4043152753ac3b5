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

interface SpokenTextProps {
  text: string;
  /** Read by screen readers only, with its leading space or punctuation. */
  more: string | false;
}

/** A text with an addition for screen readers: the subject of a button, or a state that is otherwise only visible (REACH-01). */
export function SpokenText({ text, more }: SpokenTextProps) {
  return (
    <>
      <span>{text}</span>
      {more && <VisuallyHidden>{more}</VisuallyHidden>}
    </>
  );
}
