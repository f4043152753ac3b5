import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { mergeHistory, type Navigation, recordPop, recordVisit } from '#rules/navigation/history.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';

const initialState = { history: [] as string[] };

/** The visited history (ROUTE-52). Its last entry is the current URL; on home it is empty. */
export const lastUrlSlice = createSlice({
  name: 'lastUrl',
  initialState,
  reducers: {
    navigated(state, { payload }: PayloadAction<Navigation>) {
      state.history = recordVisit(state.history, payload);
    },
    /** The browser's back or forward button opened a URL (ROUTE-64). */
    historyPopped(state, { payload }: PayloadAction<string>) {
      state.history = recordPop(state.history, payload);
    },
    /** In-app back; the payload is the history that `backFrom` returned (ROUTE-57). */
    wentBack(state, { payload }: PayloadAction<string[]>) {
      state.history = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(rehydrated, (state, { payload: { lastUrl } }) => {
      if (lastUrl === undefined) return;
      const isUntouched = original(state) === initialState;
      const persisted = lastUrl.history.map(shopUrl);
      state.history = isUntouched ? persisted : mergeHistory(persisted, state.history);
    });
  },
  selectors: { selectVisited: (state) => state.history },
});

export const { navigated, historyPopped, wentBack } = lastUrlSlice.actions;
export const { selectVisited } = lastUrlSlice.selectors;
