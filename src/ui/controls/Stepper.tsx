import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Stepper.module.css';

type StepperProps = {
  /** What is counted: 'Cantidad de …'. */
  label: string;
  value: number;
  min: number;
  max: number;
  fewerLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
  /** Called for a press on more at the maximum, to show why there is no more. */
  onOverMax?: () => void;
};

/** A small number that is changed by one: two buttons of 44 px (REACH-02) that keep the focus at their limits. */
export function Stepper({
  label,
  value,
  min,
  max,
  fewerLabel,
  moreLabel,
  onChange,
  onOverMax,
}: StepperProps) {
  const step = (to: number, name: string, icon: 'minus' | 'plus') => {
    const isOver = to < min || to > max;
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-disabled={isOver || undefined}
        onClick={() => {
          if (!isOver) onChange(to);
          else if (to > max) onOverMax?.();
        }}
      >
        <Icon name={icon} size={16} />
      </button>
    );
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      {step(value - 1, fewerLabel, 'minus')}
      <output className={styles.value}>{value}</output>
      {step(value + 1, moreLabel, 'plus')}
    </fieldset>
  );
}
