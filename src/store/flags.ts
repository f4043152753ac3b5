import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultFlags, sourceOf } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';

/**
 * The storage key of the last resolved values. They have an entry of their own, as plain JSON, so that an inline script
 * can read the source before the app starts: `{"backend_for_frontend":"off"}` (FLAG-24, PERS-10).
 */
export const flagsStorageKey = 'flags';

interface FlagsState {
  /** The values in effect on the current screen (FLAG-24). */
  values: FlagValues;
  /** Resolved values that take effect on the next navigation; undefined once applied. */
  next: FlagValues | undefined;
  /** The values have not resolved in this visit yet (FLAG-10). */
  loading: boolean;
  /** Values set by the deployment, which override resolved ones. */
  pinned: Partial<FlagValues>;
}

const initialState: FlagsState = { values: defaultFlags, next: undefined, loading: true, pinned: {} };

/** The feature flags of this visit (FLAG-02, FLAG-10). */
export const flagsSlice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    /** The visit starts with the persisted values and those of the deployment. */
    flagsRead(state, { payload }: PayloadAction<{ stored: FlagValues; pinned: Partial<FlagValues> }>) {
      state.pinned = payload.pinned;
      state.values = { ...payload.stored, ...payload.pinned };
    },
    /**
     * The provider resolved the values; they are not applied yet, so that the current screen does not switch. Undefined where
     * it did not in time: the values stay as they are, and so do those that wait for the next navigation (FLAG-16).
     */
    flagsResolved(state, { payload }: PayloadAction<FlagValues | undefined>) {
      state.loading = false;
      state.next = payload ?? state.next;
    },
    /** The resolved values take effect; results of two sources must not mix (FLAG-25). */
    flagsApplied(state, { payload }: PayloadAction<{ values: FlagValues; sourceChanged: boolean }>) {
      state.values = payload.values;
      state.next = undefined;
    },
  },
  selectors: {
    selectFlags: ({ values }) => values,
    selectSource: ({ values }) => sourceOf(values),
    selectFlagsLoading: ({ loading }) => loading,
  },
});

export const { flagsRead, flagsResolved, flagsApplied } = flagsSlice.actions;
export const { selectFlags, selectSource, selectFlagsLoading } = flagsSlice.selectors;

type State = { flags: FlagsState };

/** Applies the resolved values, on navigation to another screen (FLAG-24). */
export const applyFlags = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  const { values: before, next, pinned } = getState().flags;
  if (next === undefined) return;
  const values = { ...next, ...pinned };
  dispatch(flagsApplied({ values, sourceChanged: sourceOf(values) !== sourceOf(before) }));
};
