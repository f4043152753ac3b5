import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { queueFlash } from '#rules/messages/messages.ts';
import type { FlashMessage } from '#schemas/persisted.ts';

/** The messages of the snackbar: queued without duplicates, cleared together (APP-36, APP-38). */
export const flashSlice = createSlice({
  name: 'flash',
  initialState: { messages: [] as FlashMessage[] },
  reducers: {
    flashQueued(state, { payload }: PayloadAction<FlashMessage>) {
      state.messages = queueFlash(state.messages, payload);
    },
    /** A message is no longer true, for example after an undo. */
    flashDismissed(state, { payload }: PayloadAction<string>) {
      state.messages = state.messages.filter(({ text }) => text !== payload);
    },
    flashesTimedOut(state) {
      state.messages = [];
    },
  },
  selectors: { selectFlashes: (state) => state.messages },
});

export const { flashDismissed, flashQueued, flashesTimedOut } = flashSlice.actions;
export const { selectFlashes } = flashSlice.selectors;
