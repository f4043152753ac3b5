import { describe, expect, test } from 'vitest';
import { overBudget } from './judge.ts';
import { limitsOf } from './setups.ts';

describe('a figure', () => {
  test.each([
    ['script', 115_000],
    ['total', 286_720],
    ['requests', 25],
    ['seo', 100],
    ['tbt', 50],
    ['waited', 0],
    ['cls', 0.005],
  ])('of home passes at its limit: %s of %d', (name, value) => {
    expect(overBudget('home', { [name]: value })).toEqual([]);
  });

  test.each([
    ['script', 132_001, 'home: script is 132001 B, the budget is at most 132000.'],
    ['requests', 26, 'home: requests is 26, the budget is at most 25.'],
    ['accessibility', 99, 'home: accessibility is 99, the budget is at least 100.'],
    ['cls', 0.0051, 'home: cls is 0.0051, the budget is at most 0.005.'],
    ['tbt', Number.NaN, 'home: tbt is NaN ms, the budget is at most 50.'],
    ['seo', Number.NaN, 'home: seo is NaN, the budget is at least 100.'],
    ['waited', 1, 'home: waited is 1, the budget is at most 0.'],
  ])('of home fails beyond it: %s of %d', (name, value, sentence) => {
    expect(overBudget('home', { [name]: value })).toEqual([sentence]);
  });

  test('without a budget on a page never fails there', () => {
    expect(overBudget('cart', { style: 999_999, performance: 1, fcp: 9000 })).toEqual([]);
    expect(overBudget('cart', { total: 999_999 })).toHaveLength(1);
  });
});

describe('a first visit', () => {
  test.each([
    ['simulated', { performance: 99, lcp: 1600 }],
    ['applied', { performance: 98, lcp: 2000 }],
    ['filled', { performance: 99, lcp: 1500 }],
  ] as const)('has the limits of its setup: %s', (setup, { performance, lcp }) => {
    const limits = limitsOf(setup, 1400);
    expect(overBudget('list', { performance, lcp }, limits)).toEqual([]);
    expect(overBudget('list', { performance: performance - 1, lcp: lcp + 1 }, limits)).toEqual([
      `list: performance is ${performance - 1}, the budget is at least ${performance}.`,
      `list: lcp is ${lcp + 1} ms, the budget is at most ${lcp}.`,
    ]);
  });

  test('is compared with the floor page, where that is the stricter limit', () => {
    expect(overBudget('home', { lcp: 1951 }, limitsOf('applied', 1300))).toEqual([
      'home: lcp is 1951 ms, the budget is at most 1950.',
    ]);
    expect(overBudget('home', { lcp: 2000 }, limitsOf('applied', 2000))).toEqual([]);
    expect(overBudget('home', { lcp: 1500 }, limitsOf('filled', 900))).toEqual([]);
  });
});
