import { useId } from 'react';
import type { Elements } from '#ui/elements.ts';
import styles from './Terms.module.css';

interface SearchGroupProps {
  title: string;
  /** A control beside the title. */
  action?: Elements;
  children: Elements;
}

/** A titled part of the search screen. */
export function SearchGroup({ title, action, children }: SearchGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
