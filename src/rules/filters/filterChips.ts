import { isVisible } from '#rules/catalogue/listPage.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filterTypeOf } from './choices.ts';
import { allOptions, type FilterType, parameterOf, parseBounds } from './parameters.ts';

/** A chosen value and its label. */
export interface FilterChip {
  name: string;
  value: string;
  label: string;
}

/** Formatters and labels for chips, by country (`texts/filters.ts`). */
export interface ChipTexts {
  /** An amount of a range, in the unit of its parameter. */
  amount: (parameter: string, amount: number) => string;
  range: (low: string, high: string) => string;
  /** The names of switches by parameter, for responses without a name. */
  switches: Readonly<Record<string, string>>;
  /** Makes a value without a label readable. */
  spelled: (value: string) => string;
}

interface Chosen {
  name: string;
  value: string;
  /** Undefined if the response does not offer it. */
  filter: AvailableFilter | undefined;
}

type ChipLabel = (chosen: Chosen, texts: ChipTexts) => string;

const byName: ChipLabel = ({ filter, name }, { spelled, switches }) =>
  filter?.name ?? switches[name] ?? spelled(name);

const byOption: ChipLabel = ({ filter, value }, { spelled }) => {
  // Stryker disable next-line ArrayDeclaration: any other fallback has no such option either
  const options = filter === undefined ? [] : allOptions(filter);
  return options.find((option) => option.value === value)?.label ?? spelled(value);
};

const byBounds: ChipLabel = ({ name, value }, { amount, range, spelled }) => {
  const bounds = parseBounds(value);
  return bounds === undefined ? spelled(value) : range(amount(name, bounds.low), amount(name, bounds.high));
};

/** How the chip of each filter type is labelled (FILT-20, FILT-21). */
export const chipLabels = {
  single_selector: byOption,
  single_selector_subfilters: byOption,
  multi_selector: byOption,
  multi_selector_images: byOption,
  range_selector: byBounds,
  true_false: byName,
} satisfies Record<FilterType, ChipLabel>;

/**
 * Returns one chip per chosen value (FILT-20, FILT-21). The label of a value that the response does not offer is the
 * readable value; an invisible label, such as a control character, is replaced by the filter's name.
 */
export const filterChips = (
  chosen: readonly FilterChoice[],
  available: readonly AvailableFilter[],
  texts: ChipTexts,
): FilterChip[] =>
  chosen.flatMap(({ name, values }) => {
    const filter = available.find(({ key }) => parameterOf(key) === name);
    // Stryker disable next-line StringLiteral: any unknown type has the same label
    const labelOf = chipLabels[filterTypeOf(filter ?? { key: name, type: '' })];
    return values.map((value) => {
      const one = { name, value, filter };
      const label = labelOf(one, texts);
      return { name, value, label: isVisible(label) ? label : byName(one, texts) };
    });
  });
