import { useId, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { FilterOption } from '#schemas/catalogue.ts';
import { grouped } from '#texts/plural.ts';
import { Field } from '#ui/Field.tsx';
import { Pick } from '#ui/Pick.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

/** More options than these are searched and not only scrolled. */
const scrolled = 12;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface OptionListProps {
  name: string;
  options: readonly FilterOption[];
  values: readonly string[];
  /** One at a time (FILT-05); any number otherwise (FILT-07). */
  single?: boolean;
  /** Undefined for none of a single one. */
  onToggle: (value: string | undefined) => void;
}

/** The options of a filter with how many products each has; what is ticked keeps its place (FIND-02). */
export function OptionList({ name, options, values, single = false, onToggle }: OptionListProps) {
  const { filters: texts, cart } = useShop().texts;
  const [wanted, setWanted] = useState('');
  const group = useId();
  const shown = options.filter(({ label }) => plain(label).includes(plain(wanted.trim())));
  const kind = single ? 'radio' : 'checkbox';
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      {options.length > scrolled && (
        <div className={styles.search}>
          <Field
            type="search"
            label={texts.searchIn(name)}
            autoComplete="off"
            enterKeyHint="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
      )}
      {single && (
        <Pick
          kind="radio"
          name={group}
          label={texts.any}
          checked={values.length === 0}
          onChange={() => onToggle(undefined)}
        />
      )}
      {shown.map(({ value, label, count }) => (
        <Pick
          key={value}
          kind={kind}
          name={group}
          label={label}
          count={grouped(count)}
          countLabel={cart.products(count)}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      <output className={styles.nothing}>{shown.length === 0 && texts.nothingNamed}</output>
    </fieldset>
  );
}
