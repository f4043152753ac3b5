import type { ReactNode } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './EntryLink.module.css';

interface EntryLinkProps {
  to: string;
  title: string;
  /** What stands at the end of the row, such as an amount. */
  value: string;
  /** Further facts, one in a line. */
  lines: readonly ReactNode[];
}

/** A row of a list of the account that leads to its details. */
export function EntryLink({ to, title, value, lines }: EntryLinkProps) {
  return (
    <Link className={styles.entry} to={to}>
      <span className={styles.main}>
        <b className={styles.title}>{title}</b>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity beside their place.
          <span key={place} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      <span className={styles.end}>
        <span className={styles.value}>{value}</span>
        <Icon name="right" size={20} />
      </span>
    </Link>
  );
}
