import { type ComponentType, memo, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { chosenOf, filterTypeOf, toggled } from '#rules/filters/choices.ts';
import { filterChips } from '#rules/filters/filterChips.ts';
import { type Bounds, type FilterType, formatBounds } from '#rules/filters/parameters.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filterChosen, pricesChosen } from '#store/catalogFilters.ts';
import { shellTexts } from '#texts/shell.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { SizeCheckboxes } from '#ui/controls/SizeCheckboxes.tsx';
import styles from './FilterSheet.module.css';
import { CategoryTree, OptionList, SwatchList } from './OptionList.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { useChipTexts } from './useChipTexts.ts';

/** The filters that most shoppers use: open initially. */
const frequent: ReadonlySet<string> = new Set([
  'shoe_size',
  'app_topsize',
  'appbottom_size',
  'price',
  'color_family',
  'color',
]);

/** Whether the input of a filter is invalid (FILT-27, FILT-34). */
export interface FilterFault {
  key: string;
  faulty: boolean;
}

interface FilterControlProps {
  filter: AvailableFilter;
  /** The draft, of all filters. */
  choices: readonly FilterChoice[];
  dispatchDraft: (event: ReturnType<typeof filterChosen | typeof pricesChosen>) => void;
  onFault: (fault: FilterFault) => void;
}

const valuesKey = ({ choices, filter }: FilterControlProps) => chosenOf(choices, filter.key).join();

/** The control of a filter by its type (FILT-05 to FILT-11). A choice re-renders its own filter only. */
export const FilterControl = memo(TypedControl, (before, after) => {
  const isSame = before.filter === after.filter && valuesKey(before) === valuesKey(after);
  return isSame && before.dispatchDraft === after.dispatchDraft && before.onFault === after.onFault;
});

function TypedControl({ filter, choices, dispatchDraft, onFault }: FilterControlProps) {
  const { key, name } = filter;
  const chipTexts = useChipTexts();
  const values = chosenOf(choices, key);
  const [open] = useState(frequent.has(key) || values.length > 0);
  const { Control, alone }: TypeControl = filterControls[filterTypeOf(filter)];
  const choose = (next: string[]) => dispatchDraft(filterChosen({ key, values: next }));
  const control = (
    <Control
      filter={filter}
      values={values}
      onChoose={choose}
      onChooseRange={(bounds) =>
        key === 'price'
          ? dispatchDraft(pricesChosen(bounds))
          : choose(bounds === undefined ? [] : [formatBounds(bounds)])
      }
      onFault={(faulty) => onFault({ key, faulty })}
    />
  );
  if (alone) return control;

  const own = choices.filter((choice) => chosenOf([choice], key).length > 0);
  const note = filterChips(own, [filter], chipTexts)
    .map(({ label }) => label)
    .join(', ');
  return (
    <Disclosure title={name} note={note} open={open}>
      {control}
    </Disclosure>
  );
}

interface ControlProps {
  filter: AvailableFilter;
  values: readonly string[];
  onChoose: (values: string[]) => void;
  /** The bounds of a range, if any. */
  onChooseRange: (bounds: Bounds | undefined) => void;
  /** Called with whether the input is invalid (FILT-27, FILT-34). */
  onFault: (faulty: boolean) => void;
}

/** How the filters of a type are rendered. */
interface TypeControl {
  Control: ComponentType<ControlProps>;
  /** Rendered without a group; any other is in a group that opens and closes by the name of its filter. */
  alone?: true;
}

const sizes: ReadonlySet<string> = new Set(['shoe_size', 'app_topsize', 'appbottom_size']);

function SingleSelector({ filter: { name, options }, values, onChoose }: ControlProps) {
  const choose = (value: string | undefined) => onChoose(value === undefined ? [] : [value]);
  return <OptionList name={name} options={options} values={values} single onToggle={choose} />;
}

function MultiSelector({ filter: { key, name, options }, values, onChoose }: ControlProps) {
  const { shell } = useTexts(shellTexts);
  const toggle = (value: string | undefined) => value !== undefined && onChoose(toggled(values, value));
  if (!sizes.has(key)) return <OptionList name={name} options={options} values={values} onToggle={toggle} />;
  return (
    <div className={styles.inside}>
      <SizeCheckboxes
        label={name}
        options={options.map(({ value, label, count }) => ({
          value,
          label,
          countLabel: shell.products(count),
        }))}
        chosen={values}
        onToggle={toggle}
      />
    </div>
  );
}

/** The control of each filter type (FILT-05 to FILT-10). */
export const filterControls = {
  single_selector: { Control: SingleSelector },
  single_selector_subfilters: {
    Control: ({ filter: { name, options }, values, onChoose }) => (
      <CategoryTree name={name} options={options} values={values} onChoose={onChoose} />
    ),
  },
  multi_selector: { Control: MultiSelector },
  multi_selector_images: {
    Control: ({ filter: { name, options }, values, onChoose }) => (
      <SwatchList
        name={name}
        options={options}
        values={values}
        onToggle={(value) => onChoose(toggled(values, value))}
      />
    ),
  },
  range_selector: {
    Control: ({ filter, values, onChooseRange, onFault }) => (
      <RangeFilter filter={filter} value={values[0]} onChoose={onChooseRange} onFault={onFault} />
    ),
  },
  true_false: {
    alone: true,
    Control: ({ filter: { name }, values, onChoose }) => (
      <div className={styles.switch}>
        <Choice
          kind="switch"
          label={name}
          checked={values.length > 0}
          onChange={({ target }) => onChoose(target.checked ? ['1'] : [])}
        />
      </div>
    ),
  },
} satisfies Record<FilterType, TypeControl>;
