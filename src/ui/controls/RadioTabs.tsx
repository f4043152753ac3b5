import { useId } from 'react';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './RadioTabs.module.css';

interface RadioTabsProps {
  /** Accessible name of the group. */
  label: string;
  /** Short texts, all different. */
  options: readonly string[];
  chosen: string;
  onChoose: (option: string) => void;
}

/** A single choice between a few short texts, in one row, or two if they do not fit. */
export function RadioTabs({ label, options, chosen, onChoose }: RadioTabsProps) {
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option} className={styles.tab}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
