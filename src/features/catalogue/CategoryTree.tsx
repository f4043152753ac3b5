import { Fragment, useId } from 'react';
import { useShop } from '#commerce/shop.ts';
import { toggledBelow } from '#rules/filterChoices.ts';
import type { FilterOption } from '#schemas/catalogue.ts';
import { grouped } from '#texts/plural.ts';
import { Pick } from '#ui/Pick.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './FilterSheet.module.css';

interface CategoryTreeProps {
  name: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onChoose: (values: string[]) => void;
}

/** One option, then those that lie below it (FILT-08). */
export function CategoryTree({ name, options, values, onChoose }: CategoryTreeProps) {
  const { filters: texts, cart } = useShop().texts;
  const group = useId();
  const isIn = ({ value, subfilters = [] }: FilterOption) =>
    [value, ...subfilters.map((sub) => sub.value)].some((each) => values.includes(each));
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      <Pick
        kind="radio"
        name={group}
        label={texts.any}
        checked={!options.some(isIn)}
        onChange={() => onChoose([])}
      />
      {options.map((option) => (
        <Fragment key={option.value}>
          <Pick
            kind="radio"
            name={group}
            label={option.label}
            count={grouped(option.count)}
            countLabel={cart.products(option.count)}
            checked={isIn(option)}
            onChange={() => onChoose([option.value])}
          />
          {isIn(option) &&
            option.subfilters?.map(({ value, label, count }) => (
              <Pick
                key={value}
                below
                label={label}
                count={grouped(count)}
                countLabel={cart.products(count)}
                checked={values.includes(value)}
                onChange={() => onChoose(toggledBelow(values, option, value))}
              />
            ))}
        </Fragment>
      ))}
    </fieldset>
  );
}
