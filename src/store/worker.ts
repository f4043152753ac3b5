import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ShownAnswer } from '#rules/start/offline.ts';
import type { AnswerReport, StoredScreen } from '#schemas/workerMessages.ts';
import { reducer } from './reducer.ts';

interface WorkerState {
  /** A version of the shop that is newer than this page waits; `putOff` until the next visit. */
  version: 'current' | 'waiting' | 'putOff';
  /** By the path of the screen. */
  answers: Record<string, ShownAnswer>;
  /** What can be opened from the device. */
  screens: StoredScreen[];
}

const initialState: WorkerState = { version: 'current', answers: {}, screens: [] };

/** What the service worker reports: answers from the device, and new versions (PWA-05, PWA-06). */
const workerSlice = createSlice({
  name: 'worker',
  initialState,
  reducers: {
    answerReported({ answers }, { payload }: PayloadAction<AnswerReport>) {
      const { subject, state, storedAt } = payload;
      // A changed answer is still to be shown.
      if (state !== 'changed') answers[subject] = { storedAt, state };
    },
    /** A screen shows the newest answers. */
    screenRenewed(
      { answers },
      { payload: { subject, storedAt } }: PayloadAction<Pick<AnswerReport, 'subject' | 'storedAt'>>,
    ) {
      answers[subject] = { storedAt, state: 'current' };
    },
    screensListed(state, { payload }: PayloadAction<StoredScreen[]>) {
      state.screens = payload;
    },
    versionFound(state) {
      if (state.version === 'current') state.version = 'waiting';
    },
    /** The version that waited is none: it has removed itself. */
    versionGone(state) {
      state.version = 'current';
    },
    versionPutOff(state) {
      state.version = 'putOff';
    },
    /** For a reaction, which requests them from the worker. */
    screensRequested() {},
    /** For a reaction, which lets the new version take over and reloads the page. */
    versionAccepted() {},
  },
  selectors: {
    selectShownAnswer: ({ answers }, subject: string) => answers[subject],
    selectStoredScreens: ({ screens }) => screens,
    selectVersion: ({ version }) => version,
  },
});

export const {
  answerReported,
  screenRenewed,
  screensListed,
  screensRequested,
  versionAccepted,
  versionFound,
  versionGone,
  versionPutOff,
} = workerSlice.actions;

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof workerSlice> {}
}

export const { selectShownAnswer, selectStoredScreens, selectVersion } =
  workerSlice.injectInto(reducer).selectors;
