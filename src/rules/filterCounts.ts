import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import { allOptions } from './filterChoices.ts';
import { filterTypeOf } from './filterTypes.ts';

/**
 * The filters with the counts of another answer (FIND-01): each option keeps its place, and one that the other answer
 * does not offer finds nothing there. The ends of a range stay as they are.
 */
export function withCounts(
  filters: readonly AvailableFilter[],
  counted: readonly AvailableFilter[],
): AvailableFilter[] {
  return filters.map((filter) => {
    if (filterTypeOf(filter) === 'range_selector') return filter;
    const told = counted.filter(({ key }) => key === filter.key).flatMap(allOptions);
    const counts = new Map(told.map(({ value, count }) => [value, count]));
    const recount = <Option extends Pick<FilterOption, 'value'>>(option: Option) => ({
      ...option,
      count: counts.get(option.value) ?? 0,
    });
    const options = filter.options.map((option) => ({
      ...recount(option),
      ...(option.subfilters && { subfilters: option.subfilters.map(recount) }),
    }));
    return { ...filter, options };
  });
}
