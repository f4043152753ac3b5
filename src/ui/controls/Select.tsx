import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '#ui/layout/Icon.tsx';
import { FaultText } from './Field.tsx';
import styles from './Field.module.css';

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'children'> & {
  label: string;
  options: readonly string[];
  fault?: string | undefined;
};

/** A choice from a few short texts, with the native list. */
export function Select({ label, options, fault, ...select }: SelectProps) {
  const id = useId();
  const faultId = `${id}fault`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          className={styles.input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultId}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </div>
      <FaultText id={faultId} text={fault} />
    </div>
  );
}
