import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Swatch.module.css';

type SwatchProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id'> & {
  label: string;
  /** The sample, clipped to a circle; decorative. */
  sample: ReactNode;
  /** Number of products as text. */
  countLabel?: string | undefined;
};

/** A checkbox with a color sample, 48 px to touch (FILT-09, REACH-02). */
export function Swatch({ label, sample, countLabel, ...input }: SwatchProps) {
  const id = useId();
  return (
    <label className={styles.swatch}>
      <input
        {...input}
        type="checkbox"
        aria-describedby={countLabel === undefined ? undefined : id}
        className={styles.input}
      />
      <span className={styles.sample}>{sample}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.tick}>
        <Icon name="check" size={20} />
      </span>
      {countLabel !== undefined && (
        <span id={id} hidden>
          {countLabel}
        </span>
      )}
    </label>
  );
}
