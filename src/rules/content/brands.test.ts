import { expect, test } from 'vitest';
import { brandFinder, brandGroups } from './brands.ts';

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

const groups = [
  { letter: '#', brands: [brand('47 Norte')] },
  { letter: 'A', brands: [brand('Almendro'), brand('Andina')] },
  { letter: 'N', brands: [brand('Norte Claro')] },
  { letter: 'R', brands: [brand('Río Torcido')] },
];

/** What is shown, as '# 47 Norte; A Almendro, Andina', and how many there are. */
function found(typed: string, most = 10) {
  const result = brandFinder(groups)(typed, most);
  const shown = result.groups.map(
    ({ letter, brands }) => `${letter} ${brands.map(({ name }) => name).join(', ')}`,
  );
  return [shown.join('; '), result.count];
}

test.each([
  ['', '# 47 Norte; A Almendro, Andina; N Norte Claro; R Río Torcido', 5],
  ['  ', '# 47 Norte; A Almendro, Andina; N Norte Claro; R Río Torcido', 5],
  ['norte', '# 47 Norte; N Norte Claro', 2],
  ['RIO', 'R Río Torcido', 1],
  ['río t', 'R Río Torcido', 1],
  ['47', '# 47 Norte', 1],
  ['and', 'A Andina', 1],
  ['x', '', 0],
])('CONTENT-02: %j leaves %j', (typed, shown, count) => {
  expect(found(typed)).toEqual([shown, count]);
});

test('CONTENT-02: a long list is shown in parts, in the same order', () => {
  expect(found('', 2)).toEqual(['# 47 Norte; A Almendro', 5]);
  expect(found('', 3)).toEqual(['# 47 Norte; A Almendro, Andina', 5]);
  expect(found('norte', 1)).toEqual(['# 47 Norte', 2]);
});
