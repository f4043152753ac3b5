import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

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
