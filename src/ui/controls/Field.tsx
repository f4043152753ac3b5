import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from '#ui/layout/Icon.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> & {
  label: string;
  help?: string;
  /** Validation message; none if the value is valid. */
  fault?: string | undefined;
  /** An `IconButton` inside the box, at its end. */
  tool?: ReactNode;
};

/**
 * A form field with its label above and its validation message below (FORM-02). Other props go to the input:
 * `{...register('email')}`.
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
      {fault && (
        <p className={styles.fault} id={faultId}>
          <Icon name="alert" size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}
