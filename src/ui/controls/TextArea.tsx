import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

/** The longest text that it takes. */
const longest = 1000;

/** A field for a text of several lines, with its label above. Other props go to the element. */
export function TextArea({ label, ...area }: Omit<ComponentProps<'textarea'>, 'id'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea maxLength={longest} rows={4} {...area} id={id} className={styles.area} />
      </div>
    </div>
  );
}
