import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Store } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { afterPaint } from '#ui/timing/moments.ts';

/**
 * Waits until the parts that load after a paint are there, no call of the shop is pending, and the screen shows every
 * reply. The store notifies its subscribers of a reply up to 100 ms after it has it (`autoBatchEnhancer` of Redux
 * Toolkit), but of any other action at once.
 */
export async function settled(store: Store): Promise<void> {
  await act(() => new Promise<void>(afterPaint));
  await waitFor(() => {
    act(() => void store.dispatch({ type: 'testing/notify' }));
    expect(callsOf(store, 'pending')).toEqual([]);
  });
}

/**
 * Waits until start-up has identified the visitor: if that came after a sign in, it would end the session, because tests
 * store no cookies.
 */
export const whenDecided = (store: Store): Promise<void> =>
  waitFor(() => expect(selectCustomer(store.getState()).decided).toBe(true));

/** The queries of a shop, of both APIs, that its cache holds in a state. */
export const callsOf = (store: Store, status: 'pending' | 'rejected'): string[] => {
  const { shopApi, sessionApi } = store.getState();
  return [...Object.values(shopApi.queries), ...Object.values(sessionApi.queries)].flatMap((query) =>
    String(query?.status) === status ? [query?.endpointName ?? ''] : [],
  );
};
