import { Fragment, useId, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { toggledBelow } from '#rules/filters/choices.ts';
import type { FilterOption } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { grouped } from '#texts/textBundle.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Swatch } from '#ui/controls/Swatch.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

/** The number of options above which a search field is shown. */
const scrolled = 12;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface OptionListProps {
  name: string;
  options: readonly FilterOption[];
  values: readonly string[];
  /** Single choice (FILT-05); otherwise multiple (FILT-07). */
  single?: boolean;
  /** Undefined clears a single choice. */
  onToggle: (value: string | undefined) => void;
}

/** The options of a filter with their product counts; a ticked option stays where it is (FIND-02). */
export function OptionList({ name, options, values, single = false, onToggle }: OptionListProps) {
  const { filters: texts, shell } = useTexts(filtersTexts, shellTexts);
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
        <Choice
          kind="radio"
          name={group}
          label={texts.any}
          checked={values.length === 0}
          onChange={() => onToggle(undefined)}
        />
      )}
      {shown.map(({ value, label, count }) => (
        <Choice
          key={value}
          kind={kind}
          name={group}
          label={label}
          count={grouped(count)}
          countLabel={shell.products(count)}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      <output className={styles.nothing}>{shown.length === 0 && texts.noMatchingOption}</output>
    </fieldset>
  );
}

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

interface CategoryTreeProps {
  name: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onChoose: (values: string[]) => void;
}

/** A single option, then its child options (FILT-08). */
export function CategoryTree({ name, options, values, onChoose }: CategoryTreeProps) {
  const { filters: texts, shell } = useTexts(filtersTexts, shellTexts);
  const group = useId();
  const isIn = ({ value, subfilters = [] }: FilterOption) =>
    [value, ...subfilters.map((sub) => sub.value)].some((each) => values.includes(each));
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      <Choice
        kind="radio"
        name={group}
        label={texts.any}
        checked={!options.some(isIn)}
        onChange={() => onChoose([])}
      />
      {options.map((option) => (
        <Fragment key={option.value}>
          <Choice
            kind="radio"
            name={group}
            label={option.label}
            count={grouped(option.count)}
            countLabel={shell.products(option.count)}
            checked={isIn(option)}
            onChange={() => onChoose([option.value])}
          />
          {isIn(option) &&
            option.subfilters?.map(({ value, label, count }) => (
              <Choice
                key={value}
                below
                label={label}
                count={grouped(count)}
                countLabel={shell.products(count)}
                checked={values.includes(value)}
                onChange={() => onChoose(toggledBelow(values, option, value))}
              />
            ))}
        </Fragment>
      ))}
    </fieldset>
  );
}
