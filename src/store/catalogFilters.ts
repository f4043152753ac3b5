import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  clearedDraft,
  draftPriced,
  draftWith,
  emptyDraft,
  hasFilterSlice,
  openedDraft,
  restoredDraft,
} from '#rules/filters/choices.ts';
import type { Bounds } from '#rules/filters/parameters.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { selectFlags } from './flags.ts';
import { slices } from './store.ts';

/** The draft of the filter sheet with the flag on; else the sheet holds it by this reducer (FILT-31, FILT-32). */
export const catalogFiltersSlice = createSlice({
  name: 'catalogFilters',
  initialState: emptyDraft,
  reducers: {
    /** The sheet opens with the applied filters (FILT-23). */
    filtersOpened: (_draft, { payload }: PayloadAction<FilterChoice[]>) => openedDraft(payload),
    /** The values of one filter changed; no values clear it (FILT-18). */
    filterChosen: (draft, { payload: { key, values } }: PayloadAction<{ key: string; values: string[] }>) =>
      draftWith(draft, key, values),
    pricesChosen: (draft, { payload }: PayloadAction<Bounds | undefined>) => draftPriced(draft, payload),
    filtersCleared: clearedDraft,
    filtersRestored: restoredDraft,
  },
});

export const { filtersOpened, filterChosen, pricesChosen, filtersCleared, filtersRestored } =
  catalogFiltersSlice.actions;

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof catalogFiltersSlice> {}
}

/** Injects the slice if the flag is on. Its code is in the chunk of the filter sheet (FILT-31, FILT-32). */
export function injectFilters(store: { getState: () => Parameters<typeof selectFlags>[0] }): void {
  if (hasFilterSlice(selectFlags(store.getState()).catalog_filters_refactor))
    slices.inject(catalogFiltersSlice);
}
