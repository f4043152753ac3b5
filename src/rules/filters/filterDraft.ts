import type { FilterChoice } from '#schemas/catalogue.ts';
import { chosenOf, withChosen } from './choices.ts';
import type { Bounds } from './parameters.ts';
import { priceFilters } from './ranges.ts';

/** The choices in the filter sheet that are not applied yet. */
export interface FilterDraft {
  /** The filters of the last answer, which can be restored (FILT-22, FILT-23). */
  original: FilterChoice[];
  choices: FilterChoice[];
}

/** The draft of a sheet that opens on these filters. */
export const openedDraft = (original: readonly FilterChoice[]): FilterDraft => ({
  original: [...original],
  choices: [...original],
});

/** Nothing chosen. */
export const emptyDraft = openedDraft([]);

/** The draft with other values of one filter. */
export const draftWith = (draft: FilterDraft, key: string, values: readonly string[]): FilterDraft => ({
  ...draft,
  choices: withChosen(draft.choices, key, values),
});

/** The draft with other prices, or with none; the on-sale filter stays (FILT-28 to FILT-30). */
export function draftPriced(draft: FilterDraft, bounds: Bounds | undefined): FilterDraft {
  // Stryker disable next-line ConditionalExpression,StringLiteral: a chosen special price stays among the choices
  const special = chosenOf(draft.choices, 'special_price').length > 0;
  return priceFilters(bounds, special).reduce(
    (next, { name, values }) => draftWith(next, name, values),
    draftWith(draft, 'price', []),
  );
}

/** The draft without any choice; the original filters can still be restored (FILT-18). */
export const clearedDraft = (draft: FilterDraft): FilterDraft => ({ ...draft, choices: [] });

/** The draft as it was opened (FILT-22). */
export const restoredDraft = ({ original }: FilterDraft): FilterDraft => openedDraft(original);

/** Whether the filter draft is in the store, by the value of the flag catalogue filters refactor (FILT-31, FILT-32). */
export const hasFilterSlice = (flag: string): boolean => flag === 'on';
