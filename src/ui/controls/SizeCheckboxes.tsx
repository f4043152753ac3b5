import { SpokenText, VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './SizeButtons.module.css';

interface SizeTick {
  value: string;
  label: string;
  /** Number of products as text. */
  countLabel: string;
}

interface SizeTicksProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly SizeTick[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A multiple choice of sizes, as tiles (FILT-07). */
export function SizeCheckboxes({ label, options, chosen, onToggle }: SizeTicksProps) {
  return (
    <fieldset className={styles.sizes}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ value, label: size, countLabel }) => (
        <label key={value} className={styles.size}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <SpokenText text={size} more={`, ${countLabel}`} />
        </label>
      ))}
    </fieldset>
  );
}
