import { type ReactNode, useId } from 'react';
import styles from './Shelf.module.css';

interface ShelfProps {
  title: string;
  /** `<li>` elements with a `ShelfCard` each. */
  children: ReactNode;
}

/** A titled row of cards that is scrolled sideways. The third card shows its edge, so that it is seen to go on. */
export function Shelf({ title, children }: ShelfProps) {
  const titleId = useId();
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.row}>{children}</ul>
    </section>
  );
}
