import type { Elements } from '#ui/elements.ts';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  label: string;
  /** A square button before it, whose space is reserved. */
  tool?: Elements;
  /** One wide primary `Button`. */
  children: Elements;
};

/** A fixed bar with the main action of the screen, within reach of the thumb. It replaces the tab bar (REACH-02). */
export function ActionBar({ label, tool, children }: ActionBarProps) {
  return (
    <section aria-label={label} data-bar="actions">
      <div className={styles.inner} data-tool={tool !== undefined || undefined}>
        {tool !== undefined && <div>{tool}</div>}
        {children}
      </div>
    </section>
  );
}
