import { type ComponentProps, useId } from 'react';
import type { Elements } from '#ui/elements.ts';
import { FaultText } from './FaultText.tsx';
import styles from './FieldGroup.module.css';

type FieldGroupProps = Pick<ComponentProps<'fieldset'>, 'role'> & {
  legend: string;
  fault?: string | undefined;
  /** The fields, given the fault, which stands below the row of the field that it follows, and its id if there is one. */
  children: (fault: Elements, describedBy: string | undefined) => Elements;
};

/** Fields that are one answer, such as the parts of a date, with one fault. */
export function FieldGroup({ legend, fault, role, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = fault && id;
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={describedBy}
      aria-invalid={role === 'radiogroup' && fault !== undefined ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children(<FaultText id={id} text={fault} />, describedBy)}</div>
    </fieldset>
  );
}
