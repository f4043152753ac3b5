import { type ReactNode, useId } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import styles from './TermChips.module.css';

interface TermChipsProps {
  title: ReactNode;
  items: readonly { label: string; url: string }[];
}

/** Links as chips under a title; nothing without any. */
export function TermChips({ title, items }: TermChipsProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.searches} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.terms}>
        {items.map(({ label, url }) => (
          <li key={url}>
            <Chip as={<Link to={url} />}>{label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
