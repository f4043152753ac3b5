import type { Elements } from '#ui/elements.ts';
import styles from './ExchangeNote.module.css';

/** What there is to know before an exchange goes on, with where it leads. */
export function ExchangeNote({ text, children }: { text: string; children: Elements }) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
    </div>
  );
}
