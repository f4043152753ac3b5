import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeptFormula } from '#rules/sortingFormula.ts';
import { keptRead } from './kept.ts';

/** The sorting formula that this device keeps for a day (CAT-34, PERS-07). */
export const sortingFormulaSlice = createSlice({
  name: 'sortingFormula',
  initialState: { kept: undefined as KeptFormula | undefined },
  reducers: {
    /** An address has named a formula; it renews what was kept (CAT-36). */
    formulaFound(state, { payload }: PayloadAction<KeptFormula>) {
      state.kept = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(keptRead, (state, { payload: { sortingFormula } }) => {
      state.kept ??= sortingFormula?.kept;
    });
  },
  selectors: { selectKeptFormula: (state) => state.kept },
});

export const { formulaFound } = sortingFormulaSlice.actions;
export const { selectKeptFormula } = sortingFormulaSlice.selectors;
