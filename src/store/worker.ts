import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ShownAnswer } from '#rules/start/shownAge.ts';
import type { AnswerReport, StoredScreen } from '#schemas/workerMessages.ts';
import { reducer } from './reducer.ts';

interface WorkerState {
  /** A version of the shop that is newer than this page waits; `putOff` until the next visit. */
  version: 'current' | 'waiting' | 'putOff';
  /** By the path of the screen. */
  answers: Record<string, ShownAnswer>;
  /** The paths of screens whose calls were answered by neither device nor server. */
  missing: Record<string, boolean>;
  /** What can be opened from the device. */
  screens: StoredScreen[];
}

const initialState: WorkerState = { version: 'current', answers: {}, missing: {}, screens: [] };

/** What the service worker reports: answers from the device, and new versions (PWA-05, PWA-06). */
const workerSlice = createSlice({
  name: 'worker',
  initialState,
  reducers: {
    answerReported({ answers, missing }, { payload }: PayloadAction<AnswerReport>) {
      const { subject, state, storedAt } = payload;
      missing[subject] = state === 'missing';
      if (state === 'stored' || state === 'failed')
        answers[subject] = { storedAt, failed: state === 'failed' };
      // A changed answer is still to be shown.
      else if (state !== 'changed') delete answers[subject];
    },
    /** A screen shows the newest answers. */
    screenRenewed({ answers }, { payload }: PayloadAction<string>) {
      delete answers[payload];
    },
    screensListed(state, { payload }: PayloadAction<StoredScreen[]>) {
      state.screens = payload;
    },
    versionFound(state) {
      if (state.version === 'current') state.version = 'waiting';
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
    selectIsMissing: ({ missing }, subject: string) => missing[subject] === true,
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
  versionPutOff,
} = workerSlice.actions;

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof workerSlice> {}
}

export const { selectIsMissing, selectShownAnswer, selectStoredScreens, selectVersion } =
  workerSlice.injectInto(reducer).selectors;
