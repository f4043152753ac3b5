import { expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import { isKnownCategory, selectedCategory } from './categoryTree.ts';

test.each([
  ['/mujer/calzado/zapatillas/', 'mujer_calzado'],
  ['/mujer/', 'mujer'],
  ['/hombre/accesorios/?page=2', 'hombre_accesorios'],
  ['/', ''],
  ['/mujer', 'mujer'],
  ['/mujer/calzado#top', 'mujer_calzado'],
])('MENU-04, MENU-05: the category of %s is "%s"', (path, key) => {
  expect(selectedCategory(path)).toBe(key);
});

const tree: MenuItem[] = [
  { label: 'Mujer', url: '/mujer/', subitems: [{ label: 'Calzado', url: '/mujer/calzado/' }] },
  { label: 'Marcas', url: '/brands', subitems: [] },
];

test.each([
  ['/mujer/', true],
  ['/mujer', true],
  ['/mujer/calzado/?brand=nike', true],
  ['/brands/', true],
  ['/mujer/ropa/', false],
  ['/mujer/calzado/botas/', false],
  ['/muj', false],
  ['/', false],
])('MENU-10, MENU-03: %s is a known category: %s', (path, known) => {
  expect(isKnownCategory(path, tree)).toBe(known);
});
