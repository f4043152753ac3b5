import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a screen sets in the app bar: a title, or none for the brand name (APP-15). */
export const appBarSlice = createSlice({
  name: 'appBar',
  initialState: { title: undefined as string | undefined },
  reducers: {
    titleChanged(state, { payload }: PayloadAction<string | undefined>) {
      state.title = payload;
    },
  },
  selectors: { selectTitle: (state) => state.title },
});

export const { titleChanged } = appBarSlice.actions;
export const { selectTitle } = appBarSlice.selectors;
