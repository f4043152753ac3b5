import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { legacyQuery } from './legacyCatalogue.ts';

test.each([
  ['/mujer/calzado/', { path: 'mujer/calzado/', page: '1' }],
  ['/mujer/calzado', { path: 'mujer/calzado/', page: '1' }],
  [
    '/mujer/calzado/?page=2&brand=zapala--andina&price=20000-60000&sort=price&dir=asc',
    {
      path: 'mujer/calzado/',
      page: '2',
      brand: 'zapala--andina',
      price: '20000-60000',
      sort: 'price',
      dir: 'asc',
    },
  ],
  ['/catalog/?q=botas&sortingFormula=f1', { path: 'catalog/', page: '1', q: 'botas', sortingFormula: 'f1' }],
  ['/mujer/?utm_source=mail&gender=--&page=-1', { path: 'mujer/', page: '1' }],
  ['/mujer/?page=1e9', { path: 'mujer/', page: '1' }],
  ['/ac-nosotros?q=botas', { path: 'ac-nosotros/', page: '1' }],
])('API-36, API-37, CAT-54: %s', (url, expected) => {
  expect(legacyQuery(parseCatalogueUrl(url), undefined)).toStrictEqual(expected);
});

test.each([
  ['h-7f3a', { hash_configuration: 'h-7f3a' }],
  ['', {}],
  [undefined, {}],
])('API-36: with the cookie %s', (hash, more) => {
  expect(legacyQuery(parseCatalogueUrl('/mujer/'), hash)).toEqual({ path: 'mujer/', page: '1', ...more });
});

test.each([
  ['', { sortingFormula: 'kept' }],
  ['?sortingFormula=own', { sortingFormula: 'own' }],
  ['?sort=price&dir=asc', { sort: 'price', dir: 'asc' }],
])('API-36, CAT-35, CAT-36: with a stored formula "%s" is sorted by %j', (query, sorting) => {
  expect(legacyQuery(parseCatalogueUrl(`/mujer/${query}`), undefined, 'kept')).toEqual({
    path: 'mujer/',
    page: '1',
    ...sorting,
  });
});
