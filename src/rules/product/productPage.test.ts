import { expect, test } from 'vitest';
import { galleryOf, ownPath, productPath } from './productPage.ts';

test.each([
  ['/botin-negro-1.html', '/botin-negro-1.html'],
  ['/botin-negro-1.html/', '/botin-negro-1.html'],
  ['/mujer/botin-1.html/', '/mujer/botin-1.html'],
])('API-40, ROUTE-42: the product page %s is named %s in calls', (pathname, path) => {
  expect(productPath(pathname)).toBe(path);
});

const old = '/otro-nombre-zp0001.html';

test.each([
  ['/zapatilla-lago-zp0001.html', '/zapatilla-lago-zp0001.html'],
  ['/zapatilla-lago-zp0001.html/?color=negro', '/zapatilla-lago-zp0001.html'],
  ['https://tienda.example/zapatilla-lago-zp0001.html', '/zapatilla-lago-zp0001.html'],
  ['/botín-1.html', '/bot%C3%ADn-1.html'],
  ['', old],
  ['/', old],
  ['/mujer/calzado/', old],
  ['https://', old],
])('ROUTE-38: a product with the address %j has the page %s', (url, path) => {
  expect(ownPath(url, old)).toBe(path);
});

test.each([
  ['/1.jpg', ['/2.jpg', '/3.jpg'], ['/1.jpg', '/2.jpg', '/3.jpg']],
  ['/1.jpg', ['/2.jpg', '/1.jpg', '/2.jpg'], ['/1.jpg', '/2.jpg']],
  ['/1.jpg', [], ['/1.jpg']],
  ['', ['/2.jpg', ''], ['/2.jpg']],
  ['', [], []],
])('PROD-04, PROD-05: "%s" and %j are shown as %j', (productImage, otherimages, shown) => {
  expect(galleryOf({ productImage, otherimages })).toEqual(shown);
});
