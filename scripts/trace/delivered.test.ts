import { expect, test } from 'vitest';
import { formatDelivered, parseDelivered } from './delivered.ts';

const known = new Set(['API-01', 'API-02', 'CART-01']);

test('the list reads back as it was written, sorted and without doubles', () => {
  const text = formatDelivered(['CART-01', 'API-02', 'API-01', 'API-02']);
  expect(text).toBe('API-01\nAPI-02\nCART-01\n');
  expect(parseDelivered(text, known)).toEqual({ ids: known, errors: [] });
});

test('an empty list is right', () => {
  expect(parseDelivered('', known)).toEqual({ ids: new Set(), errors: [] });
});

test.each([
  ['an unknown id', 'API-01\nAPI-99\n', 'delivered.txt:2: no such requirement: API-99'],
  ['an id twice', 'API-01\nAPI-01\n', 'delivered.txt:2: API-01 must stand once, in order'],
  ['an id out of order', 'CART-01\nAPI-02\n', 'delivered.txt:2: API-02 must stand once, in order'],
])('a wrong list is named with its place: %s', (_, text, error) => {
  expect(parseDelivered(text, known).errors).toEqual([error]);
});
