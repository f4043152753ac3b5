import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { putChange } from '#rules/cart/putChange.ts';
import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { isCartFulfilled } from './matchers.ts';
import { slices } from './store.ts';

interface SyncQueueState extends SyncQueue {
  /** Whether the queue waits for the network or an overloaded server (KEEP-02). */
  waits: boolean;
  /** Whether a change of an earlier page or another tab may have been sent: the cart is read first (KEEP-03). */
  mustRead: boolean;
}

const initialState: SyncQueueState = { changes: [], ended: [], waits: false, mustRead: false };

/** The unconfirmed changes of cart and wishlist (KEEP-02, KEEP-10); the cart stays the server's last response. */
const syncQueueSlice = createSlice({
  name: 'syncQueue',
  initialState,
  reducers: {
    changePut: (state, { payload }: PayloadAction<Omit<QueuedChange, 'revision'>>) => ({
      ...state,
      ...putChange(state, payload),
    }),
    /** Changes have ended, or were read from the device. */
    queueReplaced(state, { payload }: PayloadAction<SyncQueue & { waits?: boolean }>) {
      const isNew = ({ id }: QueuedChange) => !state.changes.some((known) => known.id === id);
      return { ...state, ...payload, mustRead: state.mustRead || payload.changes.some(isNew) };
    },
    changesWait(state, { payload }: PayloadAction<boolean>) {
      state.waits = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isCartFulfilled, (state) => {
      state.mustRead = false;
    });
  },
  selectors: { selectQueue: (state) => state, selectQueuedChanges: ({ changes }) => changes },
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof syncQueueSlice> {}
}

const injected = syncQueueSlice.injectInto(slices);

export const { changePut, queueReplaced, changesWait } = syncQueueSlice.actions;
export const { selectQueue, selectQueuedChanges } = injected.selectors;
