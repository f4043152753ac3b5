import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser reports a network (PWA-01). `app` dispatches its events. */
export const onlineSlice = createSlice({
  name: 'online',
  initialState: { online: true },
  reducers: {
    networkChanged(state, { payload }: PayloadAction<boolean>) {
      state.online = payload;
    },
  },
});

export const { networkChanged } = onlineSlice.actions;
/** Whether the browser reports a network. */
export const selectOnline = ({ online }: { online: { online: boolean } }): boolean => online.online;
