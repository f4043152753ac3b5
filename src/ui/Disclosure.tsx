import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

type DisclosureProps = {
  title: string;
  /** What is chosen inside, for one who has closed it. */
  note?: string;
  /** Open at first; from then on the shopper decides. */
  open?: boolean;
  /** `large` for the places of a shop, `medium` for what a page has to say besides. */
  size?: 'large' | 'medium';
  children: ReactNode;
};

/** A row that opens what stands below it. */
export function Disclosure({ title, note, open = false, size = 'medium', children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} data-size={size} open={open}>
      <summary className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </details>
  );
}
