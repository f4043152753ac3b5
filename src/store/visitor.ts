import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { slices } from './store.ts';

interface VisitorState {
  /** The client id of the analytics cookie. */
  clientId?: string;
}

const initialState: VisitorState = {};

/** The data about a visitor who has consented (TRACK-39), loaded with the code that needs consent. */
const visitorSlice = createSlice({
  name: 'visitor',
  initialState,
  reducers: {
    clientKnown(state, { payload }: PayloadAction<string>) {
      state.clientId = payload;
    },
  },
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof visitorSlice> {}
}

visitorSlice.injectInto(slices);

export const { clientKnown } = visitorSlice.actions;
