import { memo, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { chosenOf, toggled } from '#rules/filterChoices.ts';
import { filterChips } from '#rules/filterChips.ts';
import { filterTypeOf } from '#rules/filterTypes.ts';
import { formatMoney } from '#rules/money.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filterChosen, pricesChosen } from '#store/catalogFilters.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Pick } from '#ui/Pick.tsx';
import { SizeTicks } from '#ui/SizeTicks.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import styles from './FilterSheet.module.css';
import { OptionList } from './OptionList.tsx';
import { PriceRange } from './PriceRange.tsx';
import { SwatchList } from './SwatchList.tsx';

/** Filters that most shoppers come for. */
const wanted: ReadonlySet<string> = new Set([
  'shoe_size',
  'app_topsize',
  'appbottom_size',
  'price',
  'color_family',
  'color',
]);
const sizes: ReadonlySet<string> = new Set(['shoe_size', 'app_topsize', 'appbottom_size']);

interface FilterControlProps {
  filter: AvailableFilter;
  /** What is ticked, of all filters. */
  choices: readonly FilterChoice[];
  happen: (event: ReturnType<typeof filterChosen | typeof pricesChosen>) => void;
  onFault: (faulty: boolean) => void;
}

/** What is ticked of a filter, as text. */
const ticked = ({ choices, filter }: FilterControlProps) => chosenOf(choices, filter.key).join();

/**
 * The control of a filter by its type (FILT-05 to FILT-11). What is ticked keeps its place (FIND-02). A tick draws its own
 * filter anew and no other.
 */
export const FilterControl = memo(Control, (before, after) => {
  const isSame = before.filter === after.filter && ticked(before) === ticked(after);
  return isSame && before.happen === after.happen && before.onFault === after.onFault;
});

function Control({ filter, choices, happen, onFault }: FilterControlProps) {
  const { country, texts } = useShop();
  const { key, name, options } = filter;
  const type = filterTypeOf(filter);
  const values = chosenOf(choices, key);
  const choose = (next: string[]) => happen(filterChosen({ key, values: next }));
  const [open] = useState(wanted.has(key) || values.length > 0);
  const toggle = (value: string) => choose(toggled(values, value));

  if (type === 'true_false')
    return (
      <div className={styles.switch}>
        <Pick
          kind="switch"
          label={name}
          checked={values.length > 0}
          onChange={({ target }) => choose(target.checked ? ['1'] : [])}
        />
      </div>
    );

  const own = choices.filter((choice) => chosenOf([choice], key).length > 0);
  const money = (amount: number) => formatMoney(amount, country);
  const note = filterChips(own, [filter], { money, switches: {} })
    .map(({ label }) => label)
    .join(', ');
  const list = { name, options, values };
  const control = () => {
    switch (type) {
      case 'range_selector':
        return (
          <PriceRange
            filter={filter}
            value={values[0]}
            onChoose={(bounds) => happen(pricesChosen(bounds))}
            onFault={onFault}
          />
        );
      case 'single_selector':
        return (
          <OptionList {...list} single onToggle={(value) => choose(value === undefined ? [] : [value])} />
        );
      case 'single_selector_subfilters':
        return <CategoryTree {...list} onChoose={choose} />;
      case 'multi_selector_images':
        return <SwatchList {...list} onToggle={toggle} />;
      default:
        return sizes.has(key) ? (
          <div className={styles.inside}>
            <SizeTicks
              label={name}
              options={options.map(({ value, label, count }) => ({
                value,
                label,
                countLabel: texts.cart.products(count),
              }))}
              chosen={values}
              onToggle={toggle}
            />
          </div>
        ) : (
          <OptionList {...list} onToggle={(value) => value !== undefined && toggle(value)} />
        );
    }
  };

  return (
    <Disclosure title={name} note={note} open={open}>
      {control()}
    </Disclosure>
  );
}
