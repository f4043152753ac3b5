import type { ComponentType } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { toggled } from '#rules/filters/choices.ts';
import type { Bounds, FilterType } from '#rules/filters/parameters.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { shellTexts } from '#texts/shell.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { SizeCheckboxes } from '#ui/controls/SizeCheckboxes.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import styles from './FilterSheet.module.css';
import { OptionList } from './OptionList.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SwatchList } from './SwatchList.tsx';

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
export interface TypeControl {
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
