import { useId } from 'react';
import { SpokenText, VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './SizeButtons.module.css';

export type SizeOption = {
  id: string;
  label: string;
  /** Why it cannot be chosen: 'Sin stock'. */
  soldOut?: string | undefined;
};

type SizeButtonsProps = {
  /** Accessible name of the group. */
  label: string;
  options: readonly SizeOption[];
  chosen: string | undefined;
  /** Id of the text that says what is wrong with the choice; undefined if nothing is. */
  faultId?: string | undefined;
  onChoose: (id: string) => void;
};

/** A single choice of sizes. A sold-out size remains visible, struck through, with its reason (SIZE-01). */
export function SizeButtons({ label, options, chosen, faultId, onChoose }: SizeButtonsProps) {
  const name = useId();
  return (
    <fieldset
      className={styles.sizes}
      {...(faultId !== undefined && {
        role: 'radiogroup',
        'aria-invalid': true,
        'aria-describedby': faultId,
      })}
    >
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ id, label: size, soldOut }) => (
        <label
          key={id}
          className={styles.size}
          data-sold-out={soldOut === undefined ? undefined : true}
          data-long={size.length > 5 || undefined}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            disabled={soldOut !== undefined}
            onChange={() => onChoose(id)}
          />
          <SpokenText text={size} more={soldOut !== undefined && `, ${soldOut}`} />
        </label>
      ))}
    </fieldset>
  );
}
