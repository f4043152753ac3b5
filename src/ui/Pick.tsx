import { type ComponentPropsWithRef, useId } from 'react';
import styles from './Pick.module.css';

type PickProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id'> & {
  /** A tick, one of several, or a switch. */
  kind?: 'checkbox' | 'radio' | 'switch';
  label: string;
  /** How many there are of it, in digits: '1.100'; none where that is not known. */
  count?: string | undefined;
  /** The count in words, for those who listen: '12 productos'. */
  countLabel?: string | undefined;
  /** Stands in, below another one. */
  below?: boolean;
};

/** A row that is ticked, chosen or switched, 44 px to touch (REACH-02). */
export function Pick({ kind = 'checkbox', label, count, countLabel, below = false, ...input }: PickProps) {
  const id = useId();
  return (
    <label className={styles.pick} data-kind={kind} data-below={below || undefined}>
      <input
        {...input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        aria-describedby={countLabel === undefined ? undefined : id}
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
