import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUrl } from '#rules/catalogue/catalogueUrl.ts';
import { searchUrl } from '#rules/search/searchUrl.ts';
import { keys, value } from '#testing/filterCodec.ts';
import { meantUrl } from './meantUrl.ts';
import { isPlainUrl } from './routes.ts';

const product = '/zapatilla-urbana-lago-zp0001.html';
const list = '/mujer/calzado/';

test.each([
  '.',
  ')',
  ',',
  '%20',
  '%0A',
  '%0D%0A',
  ').',
  ')%20.',
  ']',
  '%5D',
  '%3E',
  '%22',
  "'",
  '%27',
  '%60',
  ';',
  ':',
  '!',
  '*',
  '|',
  '%7D',
  '%E2%80%A6',
  '%E2%80%9D',
  '%E2%80%8B',
  '%C2%BB',
  '%C2%A0',
  '&',
  '%3F',
])('ROUTE-38, ROUTE-40: %s at the end of an address belongs to the text around it', (sign) => {
  expect(meantUrl(product + sign)).toBe(product);
  expect(meantUrl(list + sign)).toBe(list);
  expect(meantUrl(`/mujer/calzado${sign}`)).toBe('/mujer/calzado');
  expect(meantUrl(`${list.slice(0, -1)}${sign}/`)).toBe(list);
});

// A path or query that is read again from each of its characters takes minutes.
test.each([
  `/${','.repeat(250_000)}x`,
  `/a${'/'.repeat(250_000)}x`,
  `/a${'%20'.repeat(100_000)}x`,
  `/?a=${','.repeat(250_000)}x`,
  `/?a=${'&amp;'.repeat(100_000)}x`,
])('ROUTE-40: punctuation before the end of a long address stays, and it is read once', (address) => {
  expect(meantUrl(address)).toMatch(/x$/);
});

test.each([
  [`${product}&e=AT0a-bC&s=1`, `${product}?e=AT0a-bC&s=1`],
  [`${product}&amp;utm_source=mail`, `${product}?utm_source=mail`],
  [`${product}&e=AT?fbclid=1`, `${product}?e=AT&fbclid=1`],
  [`${list}&shoe_size=38`, `${list}?shoe_size=38`],
  ['/login&utm_source=mail', '/login?utm_source=mail'],
  [`${list}%3Fshoe_size%3D38`, `${list}?shoe_size=38`],
  [`${product}%3futm_source=mail%26e%3dAT%2b1`, `${product}?utm_source=mail&e=AT%2b1`],
  ['/catalog/%3Fq%3Dbotas%20rojas', '/catalog/?q=botas%20rojas'],
  [`${product}?`, product],
  [`${list}?shoe_size=38)`, `${list}?shoe_size=38`],
  [`${list}?shoe_size=38).`, `${list}?shoe_size=38`],
  [`${list}?shoe_size=38.`, `${list}?shoe_size=38`],
  [`${list}?page=2,`, `${list}?page=2`],
  [`${list}?page=2%29`, `${list}?page=2`],
  [`${list}?brand=zapala&page=12%29.`, `${list}?brand=zapala&page=12`],
  [`${list}?shoe_size=38%20`, `${list}?shoe_size=38`],
  [`${list}?shoe_size=38?`, `${list}?shoe_size=38`],
  [`${list}?shoe_size=38?fbclid=IwAR`, `${list}?shoe_size=38&fbclid=IwAR`],
  [`${list}?brand=zapala&amp;shoe_size=38`, `${list}?brand=zapala&shoe_size=38`],
  [`${list}?shoe_size=38)#abajo`, `${list}?shoe_size=38#abajo`],
  ['/mujer//calzado///', list],
  ['//mujer//calzado', '/mujer/calzado'],
  ['/MUJER/Calzado/?shoe_size=38', `${list}?shoe_size=38`],
  [product.toUpperCase(), product],
  ['/AC-Envios', '/ac-envios'],
  ['/CATALOG/?q=Botas', '/catalog/?q=Botas'],
  ['/Ni%C3%B1OS/', '/ni%C3%B1os/'],
  ['/CART', '/cart'],
  ['/cart).', '/cart'],
  ['/index.html).', '/index.html'],
  [').', '/'],
])('ROUTE-38, ROUTE-40: by %s is meant %s', (address, meant) => {
  expect(meantUrl(address)).toBe(meant);
});

test.each([
  '/',
  '/?utm_source=Boletin#Ofertas',
  '/registerFacebook',
  '/sizes/contentTable?marca=Zapala',
  '/newsletter/unsign/key/Nl-7F3a/',
  '/account/orders/A%20B',
  '/catalog/?q=U.S.',
  "/catalog/?shoe_size=38&q=(botas)!'",
  '/descuento-50%25/',
  '/catalog/?q=x%3Fa%3D1%26b',
  '/ni%C3%B1os/?brand=Zapala+Co.',
  '/mujer/?page=',
  '/mujer/?brand=zapala%29',
])('ROUTE-40: %s is meant as it is', (address) => {
  expect(meantUrl(address)).toBe(address);
});

test.each([
  '/',
  '/index.html',
  '/cart',
  list,
  '/mujer/calzado',
  product,
  `${product}?utm_source=Boletin&fbclid=IwAR0_a-b#fotos`,
  `${list}?shoe_size=38--39&price=1000-2000&page=2`,
  '/catalog/?q=botas%20rojas',
  '/account/orders/100012345',
  '/account/exchange/changereturn?step=reason',
])('ROUTE-40: the first paint of %s waits for no code that reads it', (address) => {
  expect(isPlainUrl(address)).toBe(true);
});

test('FILT-15, SEARCH-02: an address that the shop writes is meant as it is', () => {
  const filters = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 4 });
  fc.assert(
    fc.property(filters, fc.string({ unit: 'grapheme' }), (chosen, phrase) => {
      const url = formatUrl(list, chosen);
      // A number has no dot at its end.
      fc.pre(!/\d\.$/.test(url));
      expect(meantUrl(url)).toBe(url);
      const found = searchUrl(phrase, 'ar') ?? '/catalog/';
      expect(meantUrl(found)).toBe(found);
    }),
    { seed: 20241, numRuns: 3000 },
  );
});

test('ROUTE-40: what is meant by any text is meant as it is', () => {
  const part = fc.constantFrom(
    '/',
    '?',
    '&',
    '&amp;',
    'amp;',
    '=',
    '#',
    '.',
    ')',
    '%20',
    '%3F',
    '%3D',
    '%26',
    '%2',
    '%',
    '%E2%80%A6',
    'q=',
    'a',
    'A',
    '38',
    '.html',
    'cart',
    '\\',
    '\n',
    ' ',
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (address) => {
      const meant = meantUrl(address);
      expect(meant).toMatch(/^\/(?!\/)/);
      expect(meantUrl(meant)).toBe(meant);
      expect(isPlainUrl(address) && meant !== address).toBe(false);
    }),
    { seed: 20241, numRuns: 3000 },
  );
});
