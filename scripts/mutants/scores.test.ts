import { expect, test } from 'vitest';
import { judge, scoreOf, type Tried } from './scores.ts';

const mutant = (status: Tried['status'], rest: Partial<Tried> = {}): Tried => ({
  file: 'src/rules/cart/a.ts',
  line: 3,
  code: 'a > b',
  replacement: 'true',
  status,
  ...rest,
});
const reason = { file: 'src/rules/cart/a.ts', code: 'a > b', replacement: 'true', reason: 'the same' };

test.each<[Tried['status'], number]>([
  ['Killed', 100],
  ['Timeout', 100],
  ['RuntimeError', 100],
  ['Survived', 0],
  ['NoCoverage', 0],
  ['Pending', 0],
])('a mutant that ends as %s gives %d %%', (status, score) => {
  expect(scoreOf([mutant(status)])).toBe(score);
});

test('a score is rounded down, and that of nothing is whole', () => {
  expect(
    scoreOf([...Array<Tried>(9499).fill(mutant('Killed')), ...Array<Tried>(501).fill(mutant('Survived'))]),
  ).toBe(94.9);
  expect(scoreOf([])).toBe(100);
});

test('each folder has a score, in order', () => {
  const other = { file: 'src/rules/alpha/b.ts' };
  const { folders } = judge([mutant('Killed'), mutant('Survived'), mutant('Killed', other)], [reason]);
  expect(folders).toEqual([
    { folder: 'src/rules/alpha', red: 1, all: 1, score: 100 },
    { folder: 'src/rules/cart', red: 1, all: 2, score: 50 },
  ]);
});

test('a survivor needs a reason of its own', () => {
  const others = [{ code: 'a < b' }, { replacement: 'false' }, { file: 'src/rules/cart/c.ts' }];
  const survivors = [mutant('Survived'), ...others.map((other) => mutant('NoCoverage', other))];
  expect(judge(survivors, [reason]).unexplained).toEqual(survivors.slice(1));
});

test('a reason is for one survivor, or for as many as it says', () => {
  const survivors = [mutant('Survived'), mutant('Survived', { line: 9 })];
  expect(judge(survivors, [reason]).unexplained).toEqual(survivors.slice(1));
  expect(judge(survivors, [{ ...reason, times: 2 }])).toMatchObject({ unexplained: [], outdated: [] });
  expect(judge(survivors, [{ ...reason, times: 3 }]).outdated).toHaveLength(1);
});

test('a reason is outdated once its mutant is red or gone, if its file was tried', () => {
  expect(judge([mutant('Survived')], [reason]).outdated).toEqual([]);
  expect(judge([mutant('Killed')], [reason]).outdated).toEqual([reason]);
  expect(judge([mutant('Killed', { code: 'b' })], [reason]).outdated).toEqual([reason]);
  expect(judge([mutant('Killed', { file: 'src/rules/cart/c.ts' })], [reason]).outdated).toEqual([]);
});
