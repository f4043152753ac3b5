import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Shelf.module.css';

interface ShelfProps {
  title: string;
  /** `<li>` elements with a `ShelfCard` each. */
  children: ReactNode;
  /** How far it is scrolled at first, in px. */
  left?: number;
  /** Called when it is scrolled. */
  onScroll?: (left: number) => void;
}

/** A titled row of cards that is scrolled sideways. The third card shows its edge, so that it is seen to go on. */
export function Shelf({ title, children, left = 0, onScroll }: ShelfProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const [start] = useState(left);
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: start, behavior: 'instant' });
  }, [start]);
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul
        ref={row}
        className={styles.row}
        onScroll={({ currentTarget }) => onScroll?.(currentTarget.scrollLeft)}
      >
        {children}
      </ul>
    </section>
  );
}
