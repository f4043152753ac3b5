import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultFlags, sourceOf } from '#rules/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';
import type { Disk } from './latch.ts';

/**
 * Where the device keeps the last resolved values: an entry of its own, as plain JSON by key, so that a script before
 * the shop's own can tell the source by one look: `{"backend_for_frontend":"off"}` (FLAG-24, PERS-10).
 */
export const flagsEntry = 'flags';

interface FlagsState {
  /** What holds for the screen in view (FLAG-24). */
  values: FlagValues;
  /** What has resolved, and holds from the next navigation on; undefined where it holds already. */
  next: FlagValues | undefined;
  /** Nothing has resolved in this visit yet (FLAG-10). */
  loading: boolean;
  /** What the deployment says, whatever resolves. */
  pinned: Partial<FlagValues>;
}

const initialState: FlagsState = { values: defaultFlags, next: undefined, loading: true, pinned: {} };

/** The feature flags of this visit (FLAG-02, FLAG-10). */
export const flagsSlice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    /** The visit begins, with what the device kept and what the deployment says. */
    flagsRead(state, { payload }: PayloadAction<{ kept: FlagValues; pinned: Partial<FlagValues> }>) {
      state.pinned = payload.pinned;
      state.values = { ...payload.kept, ...payload.pinned };
    },
    /** The provider has told the values: they wait, so that the screen in view does not flip. */
    flagsResolved(state, { payload }: PayloadAction<FlagValues>) {
      state.loading = false;
      state.next = payload;
    },
    /** They hold from now on; results of another source must not mix with what comes (FLAG-25). */
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

/** The visitor goes to another screen: what has resolved holds from here on (FLAG-24). */
export const applyFlags = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  const { values: before, next, pinned } = getState().flags;
  if (next === undefined) return;
  const values = { ...next, ...pinned };
  dispatch(flagsApplied({ values, sourceChanged: sourceOf(values) !== sourceOf(before) }));
};

/** Writes each resolved set of values to the device (FLAG-24); a disk that refuses costs the next start nothing else. */
export function keepFlags(
  store: { subscribe: (listener: () => void) => unknown; getState: () => State },
  disk: Disk,
): void {
  let kept: FlagValues | undefined;
  async function write(values: FlagValues) {
    try {
      await disk.setItem(flagsEntry, JSON.stringify(values));
    } catch {
      // The defaults, or what was kept before, serve the next start as well.
    }
  }
  store.subscribe(() => {
    const { next } = store.getState().flags;
    if (next === undefined || next === kept) return;
    kept = next;
    void write(next);
  });
}
