import { expect, test } from 'vitest';
import { itemsText, type Line } from './cartItems.ts';

test.each<[Line[], string]>([
  [
    [
      { item: 'AB12-41', quantity: 2 },
      { item: 'CD34-38', quantity: 1 },
    ],
    'AB12-41=2,CD34-38=1',
  ],
  [[{ item: 'AB12-41', quantity: 1 }], 'AB12-41=1'],
])('API-55: the lines %j are sent as %s', (lines, text) => {
  expect(itemsText(lines)).toBe(text);
});
