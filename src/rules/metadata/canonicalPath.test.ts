import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { canonicalPath } from './canonicalPath.ts';

test.each([
  ['/', '/'],
  ['/index.html?utm_source=boletin', '/'],
  ['/mujer/calzado', '/mujer/calzado/'],
  ['/mujer/calzado/?color=negro&sort=price&dir=asc#abajo', '/mujer/calzado/'],
  ['/mujer/calzado/?page=1', '/mujer/calzado/'],
  ['/mujer/calzado/?talle=38&page=3', '/mujer/calzado/?page=3'],
  ['/mujer/calzado/?page=12', '/mujer/calzado/?page=12'],
  ['/mujer/calzado/?page=nada', '/mujer/calzado/'],
  ['/mujer/calzado/?page=x3', '/mujer/calzado/'],
  ['/mujer/calzado/?page=3x', '/mujer/calzado/'],
  ['/mujer/calzado/?page=03', '/mujer/calzado/'],
  ['/mujer/calzado/?page=1234567', '/mujer/calzado/'],
  ['/ac-verano', '/ac-verano/'],
  ['/catalog/', '/catalog/'],
  ['/zapatilla-lago-zp0001.html/?gclid=1', '/zapatilla-lago-zp0001.html'],
  ['/menu', '/menu/'],
  ['/brands', '/brands/'],
  ['/sizes/contentTable?marca=zapala', '/sizes/contentTable/'],
  ['/help', '/preguntas-frecuentes/'],
  ['/atencion-al-cliente/', '/preguntas-frecuentes/'],
  ['/retracto?utm_source=mail', '/arrepentimiento/'],
])('REACH-05: the address of %s for search engines is %s', (url, canonical) => {
  expect(canonicalPath(url, countryByCode('ar'))).toBe(canonical);
});

test.each([
  '/catalog/?q=botas',
  '/search',
  '/cart',
  '/cart/otra-cosa',
  '/account',
  '/account/orders/100123',
  '/account/nada',
  '/login',
  '/customer/account/login/',
  '/registerFacebook',
  '/checkout/login',
  '/forgotpassword',
  '/customer/nps/',
  '/newsletter/unsign/key/1f/',
])('REACH-05: %s is not for search engines', (url) => {
  expect(canonicalPath(url, countryByCode('co'))).toBeUndefined();
});
