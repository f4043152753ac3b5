import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { mergedHistory } from '#rules/keptCart.ts';
import { type Navigation, poppedTo, visited } from '#rules/visitedHistory.ts';
import { keptRead } from './kept.ts';

const initialState = { history: [] as string[] };

/** The visited history (ROUTE-52); its last entry is the current URL, and on home it is empty. */
export const lastUrlSlice = createSlice({
  name: 'lastUrl',
  initialState,
  reducers: {
    /** The visitor went to a URL inside the shop, or was sent there. */
    navigated(state, { payload }: PayloadAction<Navigation>) {
      state.history = visited(state.history, payload);
    },
    /** The browser's own back or forward arrived at a URL (ROUTE-64). */
    historyPopped(state, { payload }: PayloadAction<string>) {
      state.history = poppedTo(state.history, payload);
    },
    /** In-app back has left: the history as `backFrom` gives it (ROUTE-57). */
    wentBack(state, { payload }: PayloadAction<string[]>) {
      state.history = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(keptRead, (state, { payload: { lastUrl } }) => {
      if (lastUrl === undefined) return;
      const isUntouched = original(state) === initialState;
      state.history = isUntouched ? lastUrl.history : mergedHistory(lastUrl.history, state.history);
    });
  },
  selectors: { selectVisited: (state) => state.history },
});

export const { navigated, historyPopped, wentBack } = lastUrlSlice.actions;
export const { selectVisited } = lastUrlSlice.selectors;
