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
  /** What only screen readers add, with the space or the mark before it. */
  more: string | false;
}

/** A text that says more to screen readers: the name of what a button is about, or a state that others see (REACH-01). */
export function SpokenText({ text, more }: SpokenTextProps) {
  return (
    <>
      <span>{text}</span>
      {more && <VisuallyHidden>{more}</VisuallyHidden>}
    </>
  );
}
