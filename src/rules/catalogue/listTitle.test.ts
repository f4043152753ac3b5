import { expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';
import { listTitle } from './listTitle.ts';

const tree: MenuItem[] = [
  { label: 'Mujer', url: '/mujer/', subitems: [{ label: 'Calzado de fiesta', url: '/mujer/fiesta/' }] },
];
const crumbs = [
  { label: 'Mujer', url: '/mujer/' },
  { label: 'Ofertas', url: '/ofertas/' },
  { label: 'Ofertas de hoy', url: '/x/' },
];
const search: MenuItem[] = [{ label: 'Todo', url: '/catalog/', subitems: [] }];

test.each([
  ['/mujer/fiesta/', crumbs, tree, 'Ofertas de hoy'],
  ['/catalog/?q=botas', crumbs, tree, 'Ofertas de hoy'],
  ['/catalog/?q=botas', [], search, 'botas'],
  ['/catalog/', [], search, 'Todo'],
  ['/mujer/fiesta?brand=zapala', [], tree, 'Calzado de fiesta'],
  ['/mujer/zapatillas-urbanas/', undefined, undefined, 'Zapatillas urbanas'],
  ['/mujer/calzado/botas-de-lluvia/', [], [], 'Botas de lluvia'],
  ['/', undefined, undefined, ''],
])(
  'CAT-56: %s without a title of its own is titled by breadcrumb, search, category or path',
  (url, breadcrumb, menu, title) => {
    expect(listTitle(parseCatalogueUrl(url), breadcrumb, menu)).toBe(title);
  },
);

test('CAT-56: an address without any path has no title', () => {
  expect(listTitle({ path: '', parameters: {} })).toBe('');
});
