import type { Elements } from '#ui/elements.ts';
import styles from './Sum.module.css';

interface SumProps {
  label: string;
  amount: string;
  /** What is said about it. */
  note?: string | undefined;
  /** What can be done with it. */
  action?: Elements;
}

/** What the customer has of something, large, with what can be done with it. */
export function Sum({ label, amount, note, action }: SumProps) {
  return (
    <section className={styles.sum} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.amount}>{amount}</p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </section>
  );
}
