import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Bounds } from '#rules/bounds.ts';
import {
  clearedDraft,
  draftPriced,
  draftWith,
  emptyDraft,
  openedDraft,
  restoredDraft,
} from '#rules/filterDraft.ts';
import { hasFilterSlice } from '#rules/filterFlag.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { selectFlags } from './flags.ts';
import { reducer } from './reducer.ts';

/**
 * What is ticked in the filter sheet and not applied yet. The store has it while the flag catalogue filters refactor is
 * on; otherwise the sheet keeps it by the same reducer (FILT-31, FILT-32).
 */
export const catalogFiltersSlice = createSlice({
  name: 'catalogFilters',
  initialState: emptyDraft,
  reducers: {
    /** The sheet opens on the filters of the last answer (FILT-23). */
    filtersOpened: (_draft, { payload }: PayloadAction<FilterChoice[]>) => openedDraft(payload),
    /** Other values of one filter are ticked; none clears it (FILT-18). */
    filterChosen: (draft, { payload: { key, values } }: PayloadAction<{ key: string; values: string[] }>) =>
      draftWith(draft, key, values),
    /** Other prices are chosen, or none (FILT-28 to FILT-30). */
    pricesChosen: (draft, { payload }: PayloadAction<Bounds | undefined>) => draftPriced(draft, payload),
    filtersCleared: clearedDraft,
    filtersRestored: restoredDraft,
  },
});

export const { filtersOpened, filterChosen, pricesChosen, filtersCleared, filtersRestored } =
  catalogFiltersSlice.actions;

declare module './reducer.ts' {
  interface LaterSlices extends WithSlice<typeof catalogFiltersSlice> {}
}

/** Adds the slice, whose code comes with the sheet of the filters, where the flag asks for one (FILT-31, FILT-32). */
export function addFilters(store: { getState: () => Parameters<typeof selectFlags>[0] }): void {
  if (hasFilterSlice(selectFlags(store.getState()).catalog_filters_refactor))
    reducer.inject(catalogFiltersSlice);
}
