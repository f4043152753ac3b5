import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { boundsIn } from './bounds.ts';
import { allOptions } from './filterChoices.ts';
import { filterTypeOf } from './filterTypes.ts';
import { parameterOf } from './parameterOf.ts';

/** One value that is chosen, and how it is called. */
export interface FilterChip {
  name: string;
  value: string;
  label: string;
}

interface Words {
  /** An amount as the country writes it. */
  money: (amount: number) => string;
  /** The names of switches by their parameter, for an answer that names none. */
  switches: Readonly<Record<string, string>>;
}

/** A value made readable: 'new-balance' as 'New balance'. */
const spelled = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' ');

/**
 * What is chosen, value by value (FILT-20, FILT-21): a switch by the filter's name, prices as '{min} - {max}', anything
 * else by the label of its option, and by itself where the answer does not know it.
 */
export function filterChips(
  chosen: readonly FilterChoice[],
  available: readonly AvailableFilter[],
  { money, switches }: Words,
): FilterChip[] {
  return chosen.flatMap(({ name, values }) => {
    const filter = available.find(({ key }) => parameterOf(key) === name);
    const type = filterTypeOf(filter ?? { key: name, type: '' });
    const options = filter === undefined ? [] : allOptions(filter);
    const labelOf = (value: string) => {
      if (type === 'true_false') return filter?.name ?? switches[name] ?? spelled(name);
      const bounds = type === 'range_selector' ? boundsIn(value) : undefined;
      if (bounds) return `${money(bounds.low)} - ${money(bounds.high)}`;
      return options.find((option) => option.value === value)?.label ?? spelled(value);
    };
    return values.map((value) => ({ name, value, label: labelOf(value) }));
  });
}
