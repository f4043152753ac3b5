import { expect, test } from 'vitest';
import { table } from './table.ts';

test('figures stand under their names, with their digits and their units', () => {
  const rows = [
    ['home 1', { performance: 99, lcp: 1612.4, cls: 0.00123 }],
    ['median', { performance: 100, lcp: 950 }],
  ] as const;
  expect(table(rows).split('\n')).toEqual([
    '        performance  lcp ms     cls',
    'home 1           99    1612  0.0012',
    'median          100     950',
  ]);
});
