import { describe, expect, test } from 'vitest';
import { overBudget } from './judge.ts';

describe('a figure', () => {
  test.each([
    ['script', 115_000],
    ['total', 286_720],
    ['requests', 25],
    ['performance', 99],
    ['seo', 100],
    ['lcp', 1800],
    ['tbt', 50],
    ['cls', 0.005],
  ])('of home passes at its limit: %s of %d', (name, value) => {
    expect(overBudget('home', { [name]: value })).toEqual([]);
  });

  test.each([
    ['script', 115_001, 'home: script is 115001 B, the budget is at most 115000.'],
    ['requests', 26, 'home: requests is 26, the budget is at most 25.'],
    ['performance', 98, 'home: performance is 98, the budget is at least 99.'],
    ['accessibility', 99, 'home: accessibility is 99, the budget is at least 100.'],
    ['lcp', 1801, 'home: lcp is 1801 ms, the budget is at most 1800.'],
    ['cls', 0.0051, 'home: cls is 0.0051, the budget is at most 0.005.'],
    ['tbt', Number.NaN, 'home: tbt is NaN ms, the budget is at most 50.'],
    ['performance', Number.NaN, 'home: performance is NaN, the budget is at least 99.'],
  ])('of home fails beyond it: %s of %d', (name, value, sentence) => {
    expect(overBudget('home', { [name]: value })).toEqual([sentence]);
  });

  test('without a budget on a page never fails there', () => {
    expect(overBudget('cart', { script: 999_999, performance: 1, fcp: 9000 })).toEqual([]);
    expect(overBudget('cart', { total: 999_999 })).toHaveLength(1);
  });
});
