import styles from './SizeButtons.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SizeTick {
  value: string;
  label: string;
  /** How many there are of it, in words. */
  countLabel: string;
}

interface SizeTicksProps {
  /** Name of the group. */
  label: string;
  options: readonly SizeTick[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Any number of some sizes, as tiles (FILT-07). */
export function SizeTicks({ label, options, chosen, onToggle }: SizeTicksProps) {
  return (
    <fieldset className={styles.sizes}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ value, label: size, countLabel }) => (
        <label key={value} className={styles.size}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <span>{size}</span>
          <VisuallyHidden>, {countLabel}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
