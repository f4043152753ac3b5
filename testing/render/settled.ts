import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Store } from '#store/makeStore.ts';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import { callsOf } from './callsOf.ts';

/**
 * Waits until the parts that come after a paint are there, no call of the shop is pending, and the screen shows every
 * answer. The store notifies its subscribers of an answer up to 100 ms after it has it (`autoBatchEnhancer` of Redux
 * Toolkit), but of any other action at once.
 */
export async function settled(store: Store): Promise<void> {
  await act(() => new Promise<void>(afterPaint));
  await waitFor(() => {
    act(() => void store.dispatch({ type: 'testing/notify' }));
    expect(callsOf(store, 'pending')).toEqual([]);
  });
}
