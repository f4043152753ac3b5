import { expect, test } from 'vitest';
import { menuGroups } from './menuGroups.ts';

const category = (label: string, url: string) => ({ label, url });
const calzado = category('Calzado', '/mujer/calzado/');
const zapatillas = category('Zapatillas', '/mujer/calzado/zapatillas/');
const ropa = category('Ropa', '/mujer/ropa/');

test.each([
  ['nothing', [], []],
  ['one group', [calzado], [{ ...calzado, categories: [] }]],
  ['a category of a group', [calzado, zapatillas], [{ ...calzado, categories: [zapatillas] }]],
  [
    'two groups',
    [calzado, ropa, zapatillas],
    [
      { ...calzado, categories: [zapatillas] },
      { ...ropa, categories: [] },
    ],
  ],
  ['a category without its group', [zapatillas], [{ ...zapatillas, categories: [] }]],
  [
    'the same path twice',
    [calzado, calzado],
    [
      { ...calzado, categories: [] },
      { ...calzado, categories: [] },
    ],
  ],
])('MENU-03: below an entry is %s', (_case, subitems, groups) => {
  expect(menuGroups({ label: 'Mujer', url: '/mujer/', subitems })).toEqual(groups);
});
