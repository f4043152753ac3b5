import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser reports a network (PWA-01). `app` dispatches its events. */
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
/** The network is back. */
export const isNetworkBack = (action: unknown): action is ReturnType<typeof networkChanged> =>
  networkChanged.match(action) && action.payload;
/** Whether the browser reports a network. */
export const selectOnline = ({ online }: { online: { online: boolean } }): boolean => online.online;
/** Whether the browser has reported at any time of this visit that there is none. */
export const selectWasOffline = ({ online }: { online: { wasOffline: boolean } }): boolean =>
  online.wasOffline;

/** A phone reports a network some time before it works: how often a call is then tried, and the pause in between, in ms. */
export const afterReturn = { tries: 4, pause: 3000 };
