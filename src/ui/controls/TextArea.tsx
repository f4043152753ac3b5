import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

/** The longest text that it takes. */
const longestText = 1000;

/** From so many letters left on it says how many there are. */
const near = 100;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: string;
  value: string;
  /** How many letters may still be written; 0 at the end. */
  left: (count: number) => string;
}

/** A field for a text of several lines, with its label above and, near its end, what is left below. Other props go to the element. */
export function TextArea({ label, left, ...area }: TextAreaProps) {
  const id = useId();
  const rest = longestText - area.value.length;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea maxLength={longestText} rows={4} {...area} id={id} className={styles.area} />
      </div>
      <output className={styles.help} htmlFor={id}>
        {rest <= near && left(Math.max(0, rest))}
      </output>
    </div>
  );
}
