import { cloneElement } from 'react';
import styles from './Crumbs.module.css';
import type { LinkElement } from './linkElement.ts';

type Crumb = { label: string; link: LinkElement };

type CrumbsProps = { label: string; items: readonly Crumb[] };

/** The way to this place, from the widest on; the last one is where the shopper stands, in plain words (CAT-41). */
export function Crumbs({ label, items }: CrumbsProps) {
  const last = items.length - 1;
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two steps may have one name; a step is its place.
          <li key={place} aria-current={place === last ? 'page' : undefined}>
            {place === last ? item.label : cloneElement(item.link, { children: item.label })}
          </li>
        ))}
      </ol>
    </nav>
  );
}
