import { Fragment, useId } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { toggledBelow } from '#rules/filters/choices.ts';
import type { FilterOption } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { grouped } from '#texts/textBundle.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

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
