import { expect, test } from 'vitest';
import { formatBounds, parseBounds } from './bounds.ts';

test.each([
  ['1000-5000', { low: 1000, high: 5000 }],
  ['0-0', { low: 0, high: 0 }],
  ['7-7', { low: 7, high: 7 }],
  ['159.9-1000.05', { low: 159.9, high: 1000.05 }],
  ['999999999999-999999999999', { low: 999_999_999_999, high: 999_999_999_999 }],
  ['9-1', undefined],
  ['1000000000000-1000000000000', undefined],
  ['1.-2', undefined],
  ['.5-2', undefined],
  ['1.234-2', undefined],
  ['1-2.234', undefined],
  ['1', undefined],
  ['-5', undefined],
  ['5-', undefined],
  ['1-2-3', undefined],
  ['x1-2', undefined],
  ['1-2x', undefined],
  ['1e3-2e3', undefined],
  ['a-b', undefined],
  ['', undefined],
])('FILT-17: %j is the range %j', (text, bounds) => {
  expect(parseBounds(text)).toEqual(bounds);
});

test('FILT-17: a range is written with its lower bound first', () => {
  expect(formatBounds({ low: 1000, high: 5000.5 })).toBe('1000-5000.5');
});
