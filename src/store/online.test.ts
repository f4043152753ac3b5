import { expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { networkChanged, selectOnline } from './online.ts';

test('PWA-01: the flag follows the network, each way and more than once', () => {
  const store = storeOn(hostsOf('development', 'ar', ''));
  expect(selectOnline(store.getState())).toBe(true);
  const values = [false, true, true, false, false, true];
  const flags = values.map((online) => {
    store.dispatch(networkChanged(online));
    return selectOnline(store.getState());
  });
  expect(flags).toEqual(values);
});
