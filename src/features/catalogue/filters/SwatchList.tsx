import { useTexts } from '#commerce/useTexts.ts';
import type { FilterOption } from '#schemas/catalogue.ts';
import { shellTexts } from '#texts/shell.ts';
import { Swatch } from '#ui/controls/Swatch.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

interface SwatchListProps {
  name: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onToggle: (value: string) => void;
}

/** Options with a picture or a color (FILT-09). */
export function SwatchList({ name, options, values, onToggle }: SwatchListProps) {
  const { shell } = useTexts(shellTexts);
  return (
    <fieldset className={styles.swatches}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      {options.map(({ value, label, image, count }) => (
        <Swatch
          key={value}
          label={label}
          countLabel={shell.products(count)}
          sample={image && <img src={image} alt="" width={28} height={28} loading="lazy" />}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
