import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Store } from '#store/makeStore.ts';
import { selectCustomer } from '#store/session/customer.ts';

/**
 * Waits until start-up has decided who visits: a decision that came after a sign in would end a session whose cookies a
 * test does not keep.
 */
export const whenDecided = (store: Store): Promise<void> =>
  waitFor(() => expect(selectCustomer(store.getState()).decided).toBe(true));
