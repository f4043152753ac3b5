import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import {
  catalogueKind,
  isKnownCategory,
  kindOfPath,
  maybeStaticPage,
  selectedCategory,
} from './catalogueKind.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';

describe('catalogue kind', () => {
  const tree: MenuItem[] = [
    { label: 'Mujer', url: '/mujer/', subitems: [{ label: 'Calzado', url: '/mujer/calzado/' }] },
  ];

  test.each([
    ['/catalog/?q=botas', 'search'],
    ['/mujer/calzado/', 'category'],
    ['/mujer/calzado?brand=nike', 'category'],
    ['/mujer/calzado/?q=botas', 'search'],
    ['/ac-nosotros', 'static-page'],
    ['/especial-invierno/', 'static-page'],
    ['/ac-nosotros?q=botas', 'static-page'],
    ['/catalog/', 'static-page'],
    ['/catalog', 'static-page'],
    ['/catalog/?q=', 'static-page'],
    ['/mujer/?page=2', 'category'],
    ['/mujer/calzado/botas/', 'static-page'],
  ])('CAT-23, CAT-24, CAT-54: %s is requested as a %s', (url, kind) => {
    expect(catalogueKind(parseCatalogueUrl(url), tree)).toBe(kind);
  });

  test.each([
    ['/mujer/', 'category'],
    ['/especial-invierno/', 'category'],
    ['/ac-nosotros', 'static-page'],
    ['/catalog/', 'static-page'],
    ['/mujer/?q=botas', 'search'],
  ])('CAT-53, CAT-54: without a tree %s is requested as a %s', (url, kind) => {
    expect(catalogueKind(parseCatalogueUrl(url), undefined)).toBe(kind);
  });

  test.each([
    ['/catalog', 'static-page'],
    ['/catalogo/', 'category'],
    ['/mujer/ac-nosotros/', 'category'],
    ['/mujer/catalog/', 'category'],
  ])('CAT-53: the path %s is requested as a %s', (path, kind) => {
    expect(kindOfPath(path)).toBe(kind);
  });

  describe('CAT-53: a path that was taken for a category', () => {
    const url = parseCatalogueUrl('/especial-invierno/');
    const tried = { url, kind: 'category', error: 'NOT_FOUND', tree } as const;

    test.each([
      ['that is not there, once the tree is', tried, true],
      ['before the tree is there', { ...tried, tree: undefined }, false],
      ['that the tree holds', { ...tried, url: parseCatalogueUrl('/mujer/calzado/') }, false],
      ['that was found', { ...tried, error: undefined }, false],
      ['that was requested as an editorial page', { ...tried, kind: 'static-page' as const }, false],
      ['that failed otherwise', { ...tried, error: 'BROKEN' }, false],
    ])('CAT-53: %s, is it requested as an editorial page', (_when, when, expected) => {
      expect(maybeStaticPage(when)).toBe(expected);
    });
  });
});

describe('category tree', () => {
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
});
