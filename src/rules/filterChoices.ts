import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import { parameterOf } from './parameterOf.ts';

/** What is chosen of one filter. */
export const chosenOf = (choices: readonly FilterChoice[], key: string): readonly string[] =>
  choices.find(({ name }) => name === parameterOf(key))?.values ?? [];

/** The choices with those of one filter replaced; it keeps its place, and without values it goes (FILT-18). */
export function withChosen(
  choices: readonly FilterChoice[],
  key: string,
  values: readonly string[],
): FilterChoice[] {
  const name = parameterOf(key);
  const choice = { name, values: [...values] };
  const place = choices.findIndex((each) => each.name === name);
  const all = place < 0 ? [...choices, choice] : choices.with(place, choice);
  return all.filter((each) => each.values.length > 0);
}

/** Values with one more, or without it where it was among them (FILT-07). */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/**
 * The values when one that lies below an option is ticked: those below the option alone, and the option itself where
 * none is left (FILT-08).
 */
export function toggledBelow(
  values: readonly string[],
  { value: option, subfilters = [] }: Pick<FilterOption, 'value' | 'subfilters'>,
  value: string,
): string[] {
  const below = values.filter((each) => subfilters.some((sub) => sub.value === each));
  const left = toggled(below, value);
  return left.length === 0 ? [option] : left;
}

/** All options of a filter, with those that lie below others. */
export const allOptions = ({ options }: Pick<AvailableFilter, 'options'>): FilterOption[] =>
  options.flatMap((option) => [option, ...(option.subfilters ?? [])]);
