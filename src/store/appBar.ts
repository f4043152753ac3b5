import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a screen sets in the app bar: a title, or none for the brand name (APP-15). */
export const appBarSlice = createSlice({
  name: 'appBar',
  // Stryker disable next-line ObjectLiteral: a field that is undefined is the same as none
  initialState: { title: undefined as string | undefined },
  reducers: {
    titleChanged(state, { payload }: PayloadAction<string | undefined>) {
      state.title = payload;
    },
  },
});

export const { titleChanged } = appBarSlice.actions;
/** The title that the screen has set. */
export const selectTitle = ({ appBar }: { appBar: { title: string | undefined } }): string | undefined =>
  appBar.title;
