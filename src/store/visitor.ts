import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { reducer } from './reducer.ts';

interface VisitorState {
  /** The client id of the analytics cookie. */
  clientId?: string;
}

const initialState: VisitorState = {};

/**
 * What may be known of a visitor who has consented (TRACK-39). It is loaded with what needs consent: there is no such slice
 * in the store of anybody else, and readers import its type alone.
 */
const visitorSlice = createSlice({
  name: 'visitor',
  initialState,
  reducers: {
    clientKnown(state, { payload }: PayloadAction<string>) {
      state.clientId = payload;
    },
  },
});

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof visitorSlice> {}
}

visitorSlice.injectInto(reducer);

export const { clientKnown } = visitorSlice.actions;
