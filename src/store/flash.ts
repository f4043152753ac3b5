import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { queueFlash } from '#rules/flashQueue.ts';
import type { FlashMessage } from '#schemas/shell.ts';

/** The messages of the snackbar: queued without duplicates, cleared together (APP-36, APP-38). */
export const flashSlice = createSlice({
  name: 'flash',
  initialState: { messages: [] as FlashMessage[] },
  reducers: {
    flashQueued(state, { payload }: PayloadAction<FlashMessage>) {
      state.messages = queueFlash(state.messages, payload);
    },
    flashesTimedOut(state) {
      state.messages = [];
    },
  },
  selectors: { selectFlashes: (state) => state.messages },
});

export const { flashQueued, flashesTimedOut } = flashSlice.actions;
export const { selectFlashes } = flashSlice.selectors;
