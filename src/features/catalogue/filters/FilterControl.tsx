import { type ComponentType, Fragment, memo, useId, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { chosenOf, filterTypeOf, toggled, toggledBelow } from '#rules/filters/choices.ts';
import { filterChips } from '#rules/filters/filterChips.ts';
import { type Bounds, type FilterType, formatBounds } from '#rules/filters/parameters.ts';
import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import { filterChosen, pricesChosen } from '#store/catalogFilters.ts';
import { filtersTexts } from '#texts/filters.ts';
import { shellTexts } from '#texts/shell.ts';
import { grouped } from '#texts/textBundle.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { SizeCheckboxes } from '#ui/controls/SizeCheckboxes.tsx';
import { Swatch } from '#ui/controls/Swatch.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useChipTexts } from './FilterChips.tsx';
import styles from './FilterSheet.module.css';
import { RangeFilter } from './RangeFilter.tsx';

const sizes: readonly string[] = ['shoe_size', 'app_topsize', 'appbottom_size'];

/** The filters that most shoppers use; their sections are open initially. */
const frequent: ReadonlySet<string> = new Set([...sizes, 'price', 'color_family', 'color']);

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
  const type = filterTypeOf(filter);
  const Control: ComponentType<ControlProps> = filterControls[type];
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
  // A switch has its own name.
  if (type === 'true_false') return control;

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

function MultiSelector(props: ControlProps) {
  const { shell } = useTexts(shellTexts);
  const { filter, values, onChoose } = props;
  if (!sizes.includes(filter.key)) return <OptionList {...props} />;
  return (
    <div className={styles.inside}>
      <SizeCheckboxes
        label={filter.name}
        options={filter.options.map(({ value, label, count }) => ({
          value,
          label,
          countLabel: shell.products(count),
        }))}
        chosen={values}
        onToggle={(value) => onChoose(toggled(values, value))}
      />
    </div>
  );
}

/** The control of each filter type (FILT-05 to FILT-10). */
export const filterControls = {
  single_selector: (props) => <OptionList {...props} single />,
  single_selector_subfilters: CategoryTree,
  multi_selector: MultiSelector,
  multi_selector_images: SwatchList,
  range_selector: RangeFilter,
  true_false: ({ filter: { name }, values, onChoose }) => (
    <div className={styles.switch}>
      <Choice
        kind="switch"
        label={name}
        checked={values.length > 0}
        onChange={({ target }) => onChoose(target.checked ? ['1'] : [])}
      />
    </div>
  ),
} satisfies Record<FilterType, ComponentType<ControlProps>>;

/** The number of options above which a search field is shown. */
const scrolled = 12;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface OptionListProps extends ControlProps {
  /** Single choice (FILT-05); otherwise multiple (FILT-07). */
  single?: boolean;
}

/** The options of a filter with their product counts; a ticked option stays where it is (FIND-02). */
function OptionList({ filter: { name, options }, values, onChoose, single = false }: OptionListProps) {
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
          onChange={() => onChoose([])}
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
          onChange={() => onChoose(single ? [value] : toggled(values, value))}
        />
      ))}
      <output className={styles.nothing}>{shown.length === 0 && texts.noMatchingOption}</output>
    </fieldset>
  );
}

/** Options with a picture or a color (FILT-09). */
function SwatchList({ filter: { name, options }, values, onChoose }: ControlProps) {
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
          onChange={() => onChoose(toggled(values, value))}
        />
      ))}
    </fieldset>
  );
}

/** A single option, then its child options (FILT-08). */
function CategoryTree({ filter: { name, options }, values, onChoose }: ControlProps) {
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
