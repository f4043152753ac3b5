import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The title in the app bar; without one the bar shows the brand name (APP-15). */
export const appBarSlice = createSlice({
  name: 'appBar',
  // Stryker disable next-line ObjectLiteral: a missing field reads as undefined too
  initialState: { title: undefined as string | undefined },
  reducers: {
    titleChanged(state, { payload }: PayloadAction<string | undefined>) {
      state.title = payload;
    },
  },
});

export const { titleChanged } = appBarSlice.actions;
export const selectTitle = ({ appBar }: { appBar: { title: string | undefined } }): string | undefined =>
  appBar.title;
