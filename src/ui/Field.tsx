import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> & {
  label: string;
  help?: string;
  /** What is wrong with the value; none when it is right. */
  fault?: string | undefined;
  /** A `Tool` inside the box, at its end. */
  tool?: ReactNode;
};

/** One line of a form, its label above, its fault below (FORM-02). The rest goes to the input: `{...register('email')}`. */
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
