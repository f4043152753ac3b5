import { describe, expect, test } from 'vitest';
import { broken } from './judge.ts';

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
  ])('of home is kept at its limit: %s of %d', (name, value) => {
    expect(broken('home', { [name]: value })).toEqual([]);
  });

  test.each([
    ['script', 115_001, 'home: script is 115001 B, at most 115000 is kept.'],
    ['requests', 26, 'home: requests is 26, at most 25 is kept.'],
    ['performance', 98, 'home: performance is 98, at least 99 is kept.'],
    ['accessibility', 99, 'home: accessibility is 99, at least 100 is kept.'],
    ['lcp', 1801, 'home: lcp is 1801 ms, at most 1800 is kept.'],
    ['cls', 0.0051, 'home: cls is 0.0051, at most 0.005 is kept.'],
    ['tbt', Number.NaN, 'home: tbt is NaN ms, at most 50 is kept.'],
    ['performance', Number.NaN, 'home: performance is NaN, at least 99 is kept.'],
  ])('of home is not kept beyond it: %s of %d', (name, value, sentence) => {
    expect(broken('home', { [name]: value })).toEqual([sentence]);
  });

  test('that is only told on a page breaks nothing there', () => {
    expect(broken('cart', { script: 999_999, performance: 1, fcp: 9000 })).toEqual([]);
    expect(broken('cart', { total: 999_999 })).toHaveLength(1);
  });
});
