import { expect, test } from 'vitest';
import { stockLabel } from './stockLabel.ts';

test.each([
  [0, undefined],
  [1, 'last'],
  [2, 'lastTwo'],
  [3, undefined],
  [100, undefined],
  [-1, undefined],
])('SHIP-08: a stock of %i is labelled %s', (stock, label) => {
  expect(stockLabel(stock)).toBe(label);
});
