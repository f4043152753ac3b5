import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import { allOptions } from './filterChoices.ts';
import { filterTypeOf } from './filterTypeOf.ts';
import type { FilterType } from './filterTypes.ts';

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
