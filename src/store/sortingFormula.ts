import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredFormula } from '#rules/catalogue/sortingFormula.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';

/** The persisted sorting formula, valid for one day (CAT-34, PERS-07). */
export const sortingFormulaSlice = createSlice({
  name: 'sortingFormula',
  // Stryker disable next-line ObjectLiteral: a missing field reads as undefined too
  initialState: { kept: undefined as StoredFormula | undefined },
  reducers: {
    /** The URL has a formula, which replaces the stored one (CAT-36). */
    formulaFound(state, { payload }: PayloadAction<StoredFormula>) {
      state.kept = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(rehydrated, (state, { payload: { sortingFormula } }) => {
      state.kept ??= sortingFormula?.kept;
    });
    // Stops an older formula of another tab from replacing this tab's formula on the device.
    builder.addCase(otherTabWrote, (state, { payload: { current } }) => {
      const found = current.sortingFormula?.kept;
      if (found && found.until > (state.kept?.until ?? 0)) state.kept = found;
    });
  },
  selectors: { selectStoredFormula: (state) => state.kept },
});

export const { formulaFound } = sortingFormulaSlice.actions;
export const { selectStoredFormula } = sortingFormulaSlice.selectors;
