import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import { parameterOf } from './parameterOf.ts';

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
