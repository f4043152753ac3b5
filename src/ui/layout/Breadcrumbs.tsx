import { cloneElement } from 'react';
import styles from './Breadcrumbs.module.css';
import type { LinkElement } from '#ui/elements.ts';

type Crumb = { label: string; link: LinkElement };

type BreadcrumbsProps = { label: string; items: readonly Crumb[] };

/** The path to this page, from the broadest category; the last item is the current page, as plain text (CAT-41). */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two items may have the same label, and the order never changes.
          <li key={index} aria-current={index === last ? 'page' : undefined}>
            {index === last ? item.label : cloneElement(item.link, { children: item.label })}
          </li>
        ))}
      </ol>
    </nav>
  );
}
