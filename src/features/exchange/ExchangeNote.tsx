import type { ReactNode } from 'react';
import styles from './ExchangeNote.module.css';

/** What there is to know before an exchange goes on, with where it leads. */
export function ExchangeNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
    </div>
  );
}
