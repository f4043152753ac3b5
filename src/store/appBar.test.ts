import { expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { selectTitle, titleChanged } from './appBar.ts';

test('APP-15, APP-17: a screen sets the title, and resets it when it is left', () => {
  const store = storeOn(hostsOf('development', 'ar', ''));
  expect(selectTitle(store.getState())).toBeUndefined();
  store.dispatch(titleChanged('Carrito'));
  expect(selectTitle(store.getState())).toBe('Carrito');
  store.dispatch(titleChanged(undefined));
  expect(selectTitle(store.getState())).toBeUndefined();
});
