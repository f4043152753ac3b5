import { expect, test } from 'vitest';
import { scoreOf, type Tried } from './scores.ts';

const mutants = (status: Tried['status'], count = 1) => Array.from({ length: count }, () => ({ status }));

test.each<[Tried['status'], number]>([
  ['Killed', 100],
  ['Timeout', 100],
  ['RuntimeError', 100],
  ['Survived', 0],
  ['NoCoverage', 0],
  ['Pending', 0],
])('a mutant that ends as %s gives %d %%', (status, score) => {
  expect(scoreOf(mutants(status))).toBe(score);
});

test('a score is rounded down, and that of nothing is whole', () => {
  expect(scoreOf([...mutants('Killed', 9499), ...mutants('Survived', 501)])).toBe(94.9);
  expect(scoreOf([])).toBe(100);
});
