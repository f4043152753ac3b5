import { expect, test } from 'vitest';
import { aMenuItem } from '#fixtures/menu.ts';
import { matchingCategories } from './matchingCategories.ts';

const subitems = [
  { label: 'Calzado', url: '/mujer/calzado/' },
  { label: 'Zapatillas', url: '/mujer/calzado/zapatillas/' },
  { label: 'Botas', url: '/mujer/calzado/botas/' },
];
const men = [
  { label: 'Calzado', url: '/hombre/calzado/' },
  { label: 'Zapatillas', url: '/hombre/calzado/zapatillas/' },
];
const items = [
  aMenuItem({ label: 'Mujer', url: '/mujer/', subitems }),
  aMenuItem({ label: 'Hombre', url: '/hombre/', subitems: men }),
];

const found = (typed: string, most = 4) =>
  matchingCategories(items, typed, most).map(({ above, label }) => [...above, label].join(' / '));

test.each([
  ['zap', ['Mujer / Calzado / Zapatillas', 'Hombre / Calzado / Zapatillas']],
  ['ZAPATÍLLAS hom', ['Hombre / Calzado / Zapatillas']],
  ['mujer', ['Mujer']],
  ['mujer  calzado', ['Mujer / Calzado']],
  ['calz', ['Mujer / Calzado', 'Hombre / Calzado']],
  ['botas hombre', []],
  ['xyz', []],
])('the categories for %j are %j', (typed, paths) => {
  expect(found(typed)).toEqual(paths);
});

test('they are at most as many as asked for, in the order of the menu', () => {
  expect(found('zap', 1)).toEqual(['Mujer / Calzado / Zapatillas']);
});
