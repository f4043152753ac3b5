import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  clearedDraft,
  draftPriced,
  draftWith,
  emptyDraft,
  hasFilterSlice,
  openedDraft,
  restoredDraft,
} from '#rules/filters/filterDraft.ts';
import type { Bounds } from '#rules/filters/parameters.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { selectFlags } from './flags.ts';
import { reducer } from './reducer.ts';

/**
 * The draft of the filter sheet. It is in the store while the flag catalogue filters refactor is on; otherwise it is
 * local state of the sheet, by the same reducer (FILT-31, FILT-32).
 */
export const catalogFiltersSlice = createSlice({
  name: 'catalogFilters',
  initialState: emptyDraft,
  reducers: {
    /** The sheet opens on the filters of the last answer (FILT-23). */
    filtersOpened: (_draft, { payload }: PayloadAction<FilterChoice[]>) => openedDraft(payload),
    /** The values of one filter changed; none clears it (FILT-18). */
    filterChosen: (draft, { payload: { key, values } }: PayloadAction<{ key: string; values: string[] }>) =>
      draftWith(draft, key, values),
    /** The price choice changed or was cleared (FILT-28 to FILT-30). */
    pricesChosen: (draft, { payload }: PayloadAction<Bounds | undefined>) => draftPriced(draft, payload),
    filtersCleared: clearedDraft,
    filtersRestored: restoredDraft,
  },
});

export const { filtersOpened, filterChosen, pricesChosen, filtersCleared, filtersRestored } =
  catalogFiltersSlice.actions;

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof catalogFiltersSlice> {}
}

/** Injects the slice, whose code is in the chunk of the filter sheet, if the flag is on (FILT-31, FILT-32). */
export function injectFilters(store: { getState: () => Parameters<typeof selectFlags>[0] }): void {
  if (hasFilterSlice(selectFlags(store.getState()).catalog_filters_refactor))
    reducer.inject(catalogFiltersSlice);
}
