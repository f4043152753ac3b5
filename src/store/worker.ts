import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ShownAnswer } from '#rules/start/offline.ts';
import type { AnswerReport, StoredScreen } from '#schemas/workerMessages.ts';
import { slices } from './store.ts';

interface WorkerState {
  /** A newer version of the shop is `waiting`; `putOff` until the next visit. */
  version: 'current' | 'waiting' | 'putOff';
  /** By the path of the screen. */
  answers: Record<string, ShownAnswer>;
  /** The screens that can be opened without network. */
  screens: StoredScreen[];
}

const initialState: WorkerState = { version: 'current', answers: {}, screens: [] };

/** The service worker's reports: stored responses, and new versions (PWA-05, PWA-06). */
const workerSlice = createSlice({
  name: 'worker',
  initialState,
  reducers: {
    answerReported({ answers }, { payload }: PayloadAction<AnswerReport>) {
      const { subject, state, storedAt } = payload;
      // A changed response has yet to be shown.
      if (state !== 'changed') answers[subject] = { storedAt, state };
    },
    /** A screen shows the newest responses. */
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
    /** The waiting version has removed itself. */
    versionGone(state) {
      state.version = 'current';
    },
    versionPutOff(state) {
      state.version = 'putOff';
    },
    /** A reaction requests them from the worker. */
    screensRequested() {},
    /** A reaction activates the new version and reloads the page. */
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

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof workerSlice> {}
}

export const { selectShownAnswer, selectStoredScreens, selectVersion } =
  workerSlice.injectInto(slices).selectors;
