import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser reports a network (PWA-01). `src/app` dispatches the browser's events. */
export const onlineSlice = createSlice({
  name: 'online',
  initialState: { online: true, wasOffline: false },
  reducers: {
    networkChanged(state, { payload }: PayloadAction<boolean>) {
      state.online = payload;
      state.wasOffline ||= !payload;
    },
  },
});

export const { networkChanged } = onlineSlice.actions;
/** Whether an action reports that the network is back. */
export const isNetworkBack = (action: unknown): action is ReturnType<typeof networkChanged> =>
  networkChanged.match(action) && action.payload;
export const selectOnline = ({ online }: { online: { online: boolean } }): boolean => online.online;
/** Whether the browser has reported a missing network in this visit. */
export const selectWasOffline = ({ online }: { online: { wasOffline: boolean } }): boolean =>
  online.wasOffline;

/** A phone reports a network before it works: the number of tries of a call, and the pause between them in ms. */
export const afterReturn = { tries: 4, pause: 3000 };
