import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import {
  catalogueBody,
  catalogueKind,
  catalogueRequest,
  isKnownCategory,
  kindOfPath,
  maybeStaticPage,
  selectedCategory,
} from './catalogueRequest.ts';
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

const asking = { cityRegion: { region: '5', city: '120' }, userId: '1122334455.1650000000' };

describe('the body of a request for products', () => {
  test.each([
    [
      '/mujer/calzado/?brand=nike--adidas&price=1000-5000&page=2',
      'category',
      '{"path":"/mujer/calzado/","sorting":"popularity","pageInfo":{"page":2,"itemsPerPage":10},"filters":[{"name":"brand","values":["nike","adidas"]},{"name":"price","values":["1000-5000"]}],"locationCode":"5-120","userId":"1122334455.1650000000"}',
    ],
    [
      '/catalog/?q=botas',
      'search',
      '{"path":"/catalog/","sorting":"popularity","q":"botas","pageInfo":{"page":1,"itemsPerPage":10},"filters":[],"locationCode":"5-120","userId":"1122334455.1650000000"}',
    ],
  ] as const)('API-33, API-34, CAT-10: of %s', (url, kind, body) => {
    expect(JSON.stringify(catalogueBody(parseCatalogueUrl(url), kind, asking))).toBe(body);
  });

  test('API-34: of a search on another path names the path of searches', () => {
    expect(catalogueBody(parseCatalogueUrl('/mujer/calzado/?q=botas&brand=nike'), 'search')).toMatchObject({
      path: '/catalog/',
      q: 'botas',
      filters: [{ name: 'brand', values: ['nike'] }],
    });
  });

  test('CAT-54: of an institutional page has no search terms', () => {
    const body = catalogueBody(parseCatalogueUrl('/ac-nosotros?q=botas'), 'static-page');
    expect(body.path).toBe('/ac-nosotros/');
    expect(body).not.toHaveProperty('q');
  });

  test('API-33: of a search without a phrase has none', () => {
    expect(catalogueBody(parseCatalogueUrl('/catalog/'), 'search')).not.toHaveProperty('q');
  });

  test.each([
    ['', 'popularity'],
    ['?sort=price&dir=asc', 'price_asc'],
    ['?sort=price&dir=desc', 'price_desc'],
    ['?sort=newest', 'newest'],
    ['?dir=asc', 'popularity'],
    ['?sort=price&dir=asc&sortingFormula=f1', 'f1'],
    ['?sort=--', 'popularity'],
  ])('API-34, CAT-33: sorts "%s" by %s', (query, sorting) => {
    expect(catalogueBody(parseCatalogueUrl(`/mujer/${query}`), 'category').sorting).toBe(sorting);
  });

  test.each([
    ['', 'kept'],
    ['?sortingFormula=own', 'own'],
    ['?sort=price&dir=asc', 'price_asc'],
  ])('CAT-35, CAT-36: with a stored formula it sorts "%s" by %s', (query, sorting) => {
    expect(catalogueBody(parseCatalogueUrl(`/mujer/${query}`), 'category', { formula: 'kept' }).sorting).toBe(
      sorting,
    );
  });

  test.each([
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1.5', 1],
    ['?page=dos', 1],
    ['?page=99999999999', 1],
    ['', 1],
  ])('API-33: "%s" is page %i', (query, page) => {
    expect(catalogueBody(parseCatalogueUrl(`/mujer/${query}`), 'category').pageInfo).toEqual({
      page,
      itemsPerPage: 10,
    });
  });

  test('CAT-28: leaves out location and visitor while they are unknown', () => {
    const body = catalogueBody(parseCatalogueUrl('/mujer/'), 'category', {
      cityRegion: undefined,
      userId: '',
    });
    expect(Object.keys(body)).toEqual(['path', 'sorting', 'pageInfo', 'filters']);
  });
});

test('CAT-01, CAT-21: a request has the key of its stored result, and its epoch', () => {
  const context = { ...asking, source: 'legacy' } as const;
  const request = catalogueRequest(parseCatalogueUrl('/mujer/?page=2&brand=nike'), 'category', 7, context);
  expect(request).toMatchObject({
    kind: 'category',
    source: 'legacy',
    key: '/mujer/?brand=nike',
    epoch: 7,
    locationCode: '5-120',
  });
});
