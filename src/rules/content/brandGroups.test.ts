import { expect, test } from 'vitest';
import { brandGroups } from './brandGroups.ts';

const brand = (name: string) => ({ name, url: `/${name}/` });

test.each([
  [['Z', 'Ñ', 'O', 'N', '#'], '#NÑOZ'],
  [['b', 'A', 'c'], 'Abc'],
  [[], ''],
])('CONTENT-02: the letters %j stand in the order %j', (letters, expected) => {
  const brands = Object.fromEntries(letters.map((letter) => [letter, [brand(letter)]]));
  expect(
    brandGroups(brands)
      .map(({ letter }) => letter)
      .join(''),
  ).toBe(expected);
});

test('CONTENT-02: a letter without a brand is left out', () => {
  const groups = brandGroups({ A: [], B: [brand('Boldo')] });
  expect(groups).toEqual([{ letter: 'B', brands: [brand('Boldo')] }]);
});
