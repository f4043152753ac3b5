import type { Elements } from '#ui/elements.ts';
import styles from './Disclosure.module.css';
import { Icon } from '#ui/layout/Icon.tsx';

type DisclosureProps = {
  title: string;
  /** The chosen values, visible while closed. */
  note?: string;
  /** Initial state; afterwards the shopper controls it. */
  open?: boolean;
  /** `large` for categories, `medium` for page content. */
  size?: 'large' | 'medium';
  children: Elements;
};

/** A row that expands the content below it. */
export function Disclosure({ title, note, open = false, size = 'medium', children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} data-size={size} open={open}>
      <summary className={styles.title}>
        <span>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </details>
  );
}
