import { expect, test } from 'vitest';
import { countsFor, levels } from './levels.ts';
import type { Level } from './levels.ts';

const table: [Level, Level[]][] = [
  ['unit', ['unit', 'component', 'contract', 'story', 'e2e']],
  ['component', ['component', 'story', 'e2e']],
  ['contract', ['contract']],
  ['story', ['story']],
  ['e2e', ['e2e']],
];

test.each(table)('LAB-08: a line of level %s counts proofs at its level or above', (line, counted) => {
  expect(levels.filter((proof) => countsFor(line, proof))).toEqual(counted);
});
