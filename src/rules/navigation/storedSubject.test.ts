import { expect, test } from 'vitest';
import { storedSubject } from './storedSubject.ts';

test.each([
  ['/', '/'],
  ['/index.html?utm_source=mail', '/'],
  ['/menu/', '/menu'],
  ['/mujer/calzado/?page=3#top', '/mujer/calzado'],
  ['/catalog/?q=botas', '/catalog?q=botas'],
  ['/mujer/?page=2&q=%20botas+n%C3%BA', '/catalog?q=botas%20n%C3%BA'],
  ['/mujer/?q=&q=botas#top', '/catalog?q=botas'],
  ['/catalog/?q=', '/catalog'],
  ['/mujer/?q=&page=2', '/mujer'],
  ['/ac-envios/?q=botas', '/ac-envios'],
  ['/zapatilla-1.html/?utm=1', '/zapatilla-1.html'],
])('PWA-05: the worker reports on %s as %s', (url, subject) => {
  expect(storedSubject(url)).toBe(subject);
});
