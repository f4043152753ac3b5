import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import {
  allOptions,
  type Bounds,
  filterCodecs,
  type FilterType,
  parameterOf,
  parameterTypes,
} from './parameters.ts';
import { priceFilters } from './ranges.ts';

const isType = (type: string): type is FilterType => Object.hasOwn(filterCodecs, type);

/** Returns the type of a filter: from the response, else by its key, else a multi selector (FILT-11). */
export const filterTypeOf = ({ key, type }: Pick<AvailableFilter, 'key' | 'type'>): FilterType =>
  isType(type) ? type : (parameterTypes.get(parameterOf(key)) ?? 'multi_selector');

/** The chosen values of one filter. */
export const chosenOf = (choices: readonly FilterChoice[], key: string): readonly string[] =>
  choices.find(({ name }) => name === parameterOf(key))?.values ?? [];

/** Replaces the values of one filter, which keeps its index and is removed if it has no values (FILT-18). */
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

/** Toggles one value (FILT-07). */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Toggles a child option. Only children of the same option stay, or the option itself if no child is chosen (FILT-08). */
export function toggledBelow(
  values: readonly string[],
  // Stryker disable next-line ArrayDeclaration: any other default matches no value either
  { value: option, subfilters = [] }: Pick<FilterOption, 'value' | 'subfilters'>,
  value: string,
): string[] {
  const below = values.filter((each) => subfilters.some((sub) => sub.value === each));
  const left = toggled(below, value);
  return left.length === 0 ? [option] : left;
}

type Recount = (filter: AvailableFilter, counts: ReadonlyMap<string, number>) => AvailableFilter;

/** Keeps the order of the options; an option that the other response lacks has a count of 0. */
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

/** How each filter type takes the counts from another response. */
export const filterRecounts = {
  single_selector: perOption,
  single_selector_subfilters: perOption,
  multi_selector: perOption,
  multi_selector_images: perOption,
  range_selector: none,
  true_false: perOption,
} satisfies Record<FilterType, Recount>;

/** The filters with the counts of another response (FIND-01). */
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

/** The choices in the filter sheet that are not applied yet. */
export interface FilterDraft {
  /** The filters of the last response, which can be restored (FILT-22, FILT-23). */
  original: FilterChoice[];
  choices: FilterChoice[];
}

/** The draft when the filter sheet opens. */
export const openedDraft = (original: readonly FilterChoice[]): FilterDraft => ({
  original: [...original],
  choices: [...original],
});

export const emptyDraft = openedDraft([]);

/** Sets the values of one filter. */
export const draftWith = (draft: FilterDraft, key: string, values: readonly string[]): FilterDraft => ({
  ...draft,
  choices: withChosen(draft.choices, key, values),
});

/** Sets or removes the price range; the on-sale filter stays (FILT-28 to FILT-30). */
export function draftPriced(draft: FilterDraft, bounds: Bounds | undefined): FilterDraft {
  // Stryker disable next-line ConditionalExpression,StringLiteral: a chosen special price stays a choice anyway
  const special = chosenOf(draft.choices, 'special_price').length > 0;
  return priceFilters(bounds, special).reduce(
    (next, { name, values }) => draftWith(next, name, values),
    draftWith(draft, 'price', []),
  );
}

/** Removes all choices; the original filters can still be restored (FILT-18). */
export const clearedDraft = (draft: FilterDraft): FilterDraft => ({ ...draft, choices: [] });

/** Restores the draft as it was opened (FILT-22). */
export const restoredDraft = ({ original }: FilterDraft): FilterDraft => openedDraft(original);

/** Whether the filter draft is in the store, by the value of the flag `catalog_filters_refactor` (FILT-31, FILT-32). */
export const hasFilterSlice = (flag: string): boolean => flag === 'on';
