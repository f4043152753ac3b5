import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import { filterCodecs, type FilterType, parameterOf, parameterTypes } from './parameters.ts';

const isType = (type: string): type is FilterType => Object.hasOwn(filterCodecs, type);

/** The type of a filter: its own, else that of its key, else a multi selector (FILT-11). */
export const filterTypeOf = ({ key, type }: Pick<AvailableFilter, 'key' | 'type'>): FilterType =>
  isType(type) ? type : (parameterTypes.get(parameterOf(key)) ?? 'multi_selector');

/** The chosen values of one filter. */
export const chosenOf = (choices: readonly FilterChoice[], key: string): readonly string[] =>
  choices.find(({ name }) => name === parameterOf(key))?.values ?? [];

/** The choices with those of one filter replaced; it keeps its index, and is removed without values (FILT-18). */
export function withChosen(
  choices: readonly FilterChoice[],
  key: string,
  values: readonly string[],
): FilterChoice[] {
  const name = parameterOf(key);
  const choice = { name, values: [...values] };
  const index = choices.findIndex((each) => each.name === name);
  const all = index < 0 ? [...choices, choice] : choices.with(index, choice);
  return all.filter((each) => each.values.length > 0);
}

/** The values with one toggled (FILT-07). */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/**
 * The values after a child option is toggled: only children of the same option, or the option itself where none is left
 * (FILT-08).
 */
export function toggledBelow(
  values: readonly string[],
  // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
  { value: option, subfilters = [] }: Pick<FilterOption, 'value' | 'subfilters'>,
  value: string,
): string[] {
  const below = values.filter((each) => subfilters.some((sub) => sub.value === each));
  const left = toggled(below, value);
  return left.length === 0 ? [option] : left;
}

/** All options of a filter, including child options. */
export const allOptions = ({ options }: Pick<AvailableFilter, 'options'>): FilterOption[] =>
  options.flatMap((option) => [option, ...(option.subfilters ?? [])]);

type Recount = (filter: AvailableFilter, counts: ReadonlyMap<string, number>) => AvailableFilter;

/** The options in the same order; one that the other answer does not offer has a count of 0. */
const perOption: Recount = (filter, counts) => {
  const recount = <Option extends Pick<FilterOption, 'value'>>(option: Option) => ({
    ...option,
    count: counts.get(option.value) ?? 0,
  });
  const options = filter.options.map((option) => ({
    ...recount(option),
    ...(option.subfilters && { subfilters: option.subfilters.map(recount) }),
  }));
  return { ...filter, options };
};

/** A range has no counts. */
const none: Recount = (filter) => filter;

/** How each filter type takes over the counts of another answer. */
export const filterRecounts = {
  single_selector: perOption,
  single_selector_subfilters: perOption,
  multi_selector: perOption,
  multi_selector_images: perOption,
  range_selector: none,
  true_false: perOption,
} satisfies Record<FilterType, Recount>;

/** The filters with the counts of another answer (FIND-01). */
export const withCounts = (
  filters: readonly AvailableFilter[],
  counted: readonly AvailableFilter[],
): AvailableFilter[] =>
  filters.map((filter) => {
    const options = counted.filter(({ key }) => key === filter.key).flatMap(allOptions);
    return filterRecounts[filterTypeOf(filter)](
      filter,
      new Map(options.map(({ value, count }) => [value, count])),
    );
  });
