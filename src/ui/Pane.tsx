import type { ReactNode } from 'react';
import styles from './Pane.module.css';

type PaneProps = {
  /** Width over height; 4:5 when not given. */
  ratio?: number;
  /** Takes the height of its cell instead of a ratio. */
  fill?: boolean;
  /** The colour of the wall at its edges, which stands there until the picture has come. */
  tone?: string;
  /** A `Picture` and what hangs on the pane. */
  children?: ReactNode;
};

/** The window behind every picture: its room is taken before the picture comes, so that nothing moves. */
export function Pane({ ratio, fill = false, tone, children }: PaneProps) {
  return (
    <div className={styles.pane} data-fill={fill || undefined} style={{ '--ratio': ratio, '--tone': tone }}>
      {children}
    </div>
  );
}
