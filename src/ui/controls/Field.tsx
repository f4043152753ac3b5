import { type ComponentPropsWithRef, useId } from 'react';
import type { Elements } from '#ui/elements.ts';
import { FaultText } from './FaultText.tsx';
import styles from './Field.module.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> & {
  label: string;
  help?: string;
  /** Validation message; none if the value is valid. */
  fault?: string | undefined;
  /** A button inside the box, at its end. */
  tool?: Elements;
};

/**
 * The longest text that a field takes, far above what any pattern accepts: a text of megabytes would hold up the page.
 */
const longest = 254;

/**
 * A form field with its label above and its validation message below (FORM-02). Other props go to the input:
 * `{...field('email')}`.
 */
export function Field({ label, help, fault, tool, ...input }: FieldProps) {
  const id = useId();
  const helpId = `${id}help`;
  const faultId = `${id}fault`;
  const described = [input['aria-describedby'], help && helpId, fault && faultId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          maxLength={longest}
          {...input}
          className={styles.input}
          id={id}
          aria-invalid={fault ? true : input['aria-invalid']}
          aria-describedby={described || undefined}
        />
        {tool}
      </div>
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
      <FaultText id={faultId} text={fault} />
    </div>
  );
}
