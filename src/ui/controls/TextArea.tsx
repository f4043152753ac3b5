import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

/** Maximum length of the text. */
const maxLength = 1000;

/** The number of remaining letters is shown from here on. */
const near = 100;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: string;
  value: string;
  /** The text for the number of remaining letters. */
  left: (count: number) => string;
}

/** A field for several lines, with its label above and, near the limit, the remaining letters below. */
export function TextArea({ label, left, ...area }: TextAreaProps) {
  const id = useId();
  const rest = maxLength - area.value.length;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea maxLength={maxLength} rows={4} {...area} id={id} className={styles.area} />
      </div>
      <output className={styles.help} htmlFor={id}>
        {rest <= near && left(Math.max(0, rest))}
      </output>
    </div>
  );
}
