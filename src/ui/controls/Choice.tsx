import { type ComponentPropsWithRef, useId } from 'react';
import styles from './Choice.module.css';

type PickProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id'> & {
  kind?: 'checkbox' | 'radio' | 'switch';
  label: string;
  /** Number of products in digits: '1.100'; absent if unknown. */
  count?: string | undefined;
  /** The count for screen readers: '12 productos'. */
  countLabel?: string | undefined;
  /** Indented below a parent choice. */
  below?: boolean;
  /** The fault of a field, as forms give it to each control; no choice is wrong, so none is shown. */
  fault?: unknown;
};

/** A row with a checkbox, radio button or switch, 44 px to touch (REACH-02). */
export function Choice({
  kind = 'checkbox',
  label,
  count,
  countLabel,
  below = false,
  fault: _none,
  ...input
}: PickProps) {
  const id = useId();
  return (
    <label className={styles.pick} data-kind={kind} data-below={below || undefined}>
      <input
        {...input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        aria-describedby={countLabel === undefined ? input['aria-describedby'] : id}
        className={styles.input}
      />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      {countLabel !== undefined && (
        <span id={id} hidden>
          {countLabel}
        </span>
      )}
    </label>
  );
}
