import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultFlags, sourceOf } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';

/**
 * The storage key of the last resolved values: plain JSON, so that an inline script can read the source before the app
 * starts, such as `{"backend_for_frontend":"off"}` (FLAG-24, PERS-10).
 */
export const flagsStorageKey = 'flags';

interface FlagsState {
  /** The values in effect on the current screen (FLAG-24). */
  values: FlagValues;
  /** Resolved values for the next navigation; undefined once they are applied. */
  next: FlagValues | undefined;
  /** Whether the values have not been resolved in this visit yet (FLAG-10). */
  loading: boolean;
  /** Values that the deployment sets; they override resolved values. */
  pinned: Partial<FlagValues>;
}

const initialState: FlagsState = { values: defaultFlags, next: undefined, loading: true, pinned: {} };

export const flagsSlice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    /** The visit starts with the stored values and those of the deployment. */
    flagsRead(state, { payload }: PayloadAction<{ stored: FlagValues; pinned: Partial<FlagValues> }>) {
      state.pinned = payload.pinned;
      state.values = { ...payload.stored, ...payload.pinned };
    },
    /**
     * The provider has resolved the values. They apply on the next navigation, so that the current screen does not
     * change. Undefined after a timeout: all values stay (FLAG-16).
     */
    flagsResolved(state, { payload }: PayloadAction<FlagValues | undefined>) {
      state.loading = false;
      state.next = payload ?? state.next;
    },
    /**
     * The resolved values take effect. `sourceChanged` clears the results, because two sources must not mix (FLAG-25).
     */
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

export const applyFlags = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  const { values: before, next, pinned } = getState().flags;
  if (next === undefined) return;
  const values = { ...next, ...pinned };
  dispatch(flagsApplied({ values, sourceChanged: sourceOf(values) !== sourceOf(before) }));
};
