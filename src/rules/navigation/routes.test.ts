import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RouteId } from './registry.ts';
import { routeOf, shopUrl } from './routes.ts';

test.each<[string, RouteId]>([
  ['/index.html', 'home'],
  ['/botin-negro-1.html', 'product'],
  ['/mujer/botin-negro-1.html', 'catalogue'],
  ['/catalog/?q=botas', 'search'],
  ['/catalog/', 'catalogue'],
  ['/cart/x', 'cart'],
  ['/cartera', 'catalogue'],
  ['/account/editaddress/12', 'editAddress'],
  ['/account/editaddress/12/', 'editAddress'],
  ['/ac-nosotros', 'institutional'],
  ['/arrepentimiento', 'withdrawal'],
  ['/retracto/', 'withdrawal'],
  ['/mujer/calzado/', 'catalogue'],
])('ROUTE-41, ROUTE-42: %s is %s', (url, id) => {
  expect(routeOf(url).id).toBe(id);
});

/** The route table of the specification, one line per path. */
const table: [string, string, RouteId, Record<string, string>][] = [
  ['ROUTE-01', '/', 'home', {}],
  ['ROUTE-02', '/index.html', 'home', {}],
  ['ROUTE-03', '/account', 'account', {}],
  ['ROUTE-04', '/account/orders', 'orders', {}],
  ['ROUTE-05', '/account/orders/1001', 'order', { order: '1001' }],
  ['ROUTE-06', '/account/memberships', 'memberships', {}],
  ['ROUTE-07', '/account/wishlist', 'wishlist', {}],
  ['ROUTE-08', '/account/exchange', 'exchange', {}],
  ['ROUTE-09', '/account/exchange/changereturn', 'exchangeReturn', {}],
  ['ROUTE-10', '/account/exchange/finish/77', 'exchangeFinished', { batchnumber: '77' }],
  ['ROUTE-11', '/account/credits', 'credits', {}],
  ['ROUTE-12', '/account/credits/5', 'credit', { credit: '5' }],
  ['ROUTE-13', '/account/wallet', 'wallet', {}],
  ['ROUTE-14', '/account/wallet/9', 'movement', { movement: '9' }],
  ['ROUTE-15', '/account/editaccount', 'editAccount', {}],
  ['ROUTE-16', '/account/addaddress', 'addAddress', {}],
  ['ROUTE-17', '/account/editaddress/12', 'editAddress', { id: '12' }],
  ['ROUTE-18', '/account/enableauth', 'enableAuth', {}],
  ['ROUTE-19', '/checkout/login', 'checkoutLogin', {}],
  ['ROUTE-20', '/checkout/register', 'checkoutRegister', {}],
  ['ROUTE-21', '/checkout/forgotpassword', 'checkoutForgotPassword', {}],
  ['ROUTE-22', '/login', 'login', {}],
  ['ROUTE-23', '/register', 'register', {}],
  ['ROUTE-24', '/registerFacebook', 'registerFacebook', {}],
  ['ROUTE-25', '/forgotpassword', 'forgotPassword', {}],
  ['ROUTE-26', '/customer/account/login', 'register', {}],
  ['ROUTE-27', '/brands', 'brands', {}],
  ['ROUTE-28', '/cart', 'cart', {}],
  ['ROUTE-29', '/cart/any/thing', 'cart', {}],
  ['ROUTE-31', '/help', 'help', {}],
  ['ROUTE-32', '/atencion-al-cliente', 'help', {}],
  ['ROUTE-33', '/preguntas-frecuentes', 'help', {}],
  ['ROUTE-35', '/sizes/contentTable', 'sizeTable', {}],
  ['ROUTE-36', '/customer/nps', 'survey', {}],
  ['ROUTE-37', '/newsletter/unsign/key/abc', 'unsubscribe', { key: 'abc' }],
  ['ROUTE-38', '/botin-1.html', 'product', { productName: 'botin-1' }],
  ['ROUTE-40', '/mujer/calzado/botas', 'catalogue', {}],
  ['ROUTE-44', '/ac-nosotros', 'institutional', {}],
];

test.each(table)('%s, ROUTE-42: %s is %s with and without a slash at its end', (_line, path, id, params) => {
  expect(routeOf(path)).toEqual({ id, params });
  expect(routeOf(path === '/' ? '' : `${path}/`)).toEqual({ id, params });
  expect(routeOf(`${path}?utm_source=mail#top`)).toEqual({ id, params });
});

test.each<[string, RouteId]>([
  ['/catalog/?q=botas', 'search'],
  ['/catalog?q=botas', 'search'],
  ['/catalog/?page=2&q=botas', 'search'],
  ['/catalog/?q=%F1', 'search'],
  ['/catalog/', 'catalogue'],
  ['/catalog', 'catalogue'],
  ['/catalog/?page=2', 'catalogue'],
  ['/catalog/?q=', 'catalogue'],
  ['/catalog/?q=%20+', 'catalogue'],
  ['/catalog/#?q=botas', 'catalogue'],
  ['/catalog/x?q=botas', 'catalogue'],
  ['/mujer/?q=botas', 'catalogue'],
])('ROUTE-39, ROUTE-43: %s is %s', (url, id) => {
  expect(routeOf(url).id).toBe(id);
});

test.each(['/mujer/?page=2', '/mujer/?sortingFormula=f1', '/mujer/?page=2&sortingFormula=f1'])(
  'ROUTE-45: %s is a page of the catalogue',
  (url) => {
    expect(routeOf(url).id).toBe('catalogue');
  },
);

test.each<[string, RouteId]>([
  ['/cartera', 'catalogue'],
  ['/cart.html', 'product'],
  ['/cart-oferta/x', 'catalogue'],
  ['/cart/x.html', 'cart'],
  ['/CART', 'catalogue'],
])('ROUTE-30: the prefix ends at a segment, so that %s is %s', (url, id) => {
  expect(routeOf(url).id).toBe(id);
});

test.each<[string, RouteId]>([
  ['/account/exchange/changereturn', 'exchangeReturn'],
  ['/ac-nosotros.html', 'product'],
  ['/ac-nosotros/equipo', 'institutional'],
  ['/mujer/ac-nosotros', 'catalogue'],
  ['/account/unknown', 'otherAccount'],
  ['/account/orders/1/2', 'otherAccount'],
  ['/account/orders//', 'otherAccount'],
  ['/.html', 'catalogue'],
  ['/botin.htm', 'catalogue'],
  ['/botinxhtml', 'catalogue'],
  ['//evil.example', 'catalogue'],
])('ROUTE-41: %s is %s', (url, id) => {
  expect(routeOf(url).id).toBe(id);
});

test.each([
  ['/account/orders/A%20B', 'A B'],
  ['/account/orders/a%2Fb', 'a/b'],
  ['/account/orders/ni%C3%B1o/', 'niño'],
  ['/account/orders/50%', '50%'],
  ['/account/orders/%E0%A4%A', '%E0%A4%A'],
])('ROUTE-05, ROUTE-42: the order of %s is %j', (url, order) => {
  expect(routeOf(url)).toEqual({ id: 'order', params: { order } });
});

const origin = 'https://www.vidriera.example';
const long = 'x'.repeat(100_000);

test.each<[string, string]>([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/catalog/?q=botas#main', '/catalog/?q=botas#main'],
  ['/mujer//calzado/', '/mujer//calzado/'],
  ['/a/?volver=//evil.example', '/a/?volver=//evil.example'],
  ['//', '/'],
  ['//foo', '/foo'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/a?b=c#d', '/evil.example/a?b=c#d'],
  ['///x', '/x'],
  ['/\\evil', '/evil'],
  ['\\\\evil', '/evil'],
  ['/\\/evil', '/evil'],
  ['/\t/evil', '/evil'],
  ['\n//evil', '/evil'],
  [' //evil', '/evil'],
  ['/.//evil', '/evil'],
  ['/..//evil', '/evil'],
  ['/.well-known/x', '/.well-known/x'],
  ['/%2F/evil', '/%2F/evil'],
  ['/%5Cevil', '/%5Cevil'],
  ['//%E0%A4%A', '/%E0%A4%A'],
  ['//user@evil.example:8080/', '/user@evil.example:8080/'],
  ['?q=a', '/?q=a'],
  ['', '/'],
  [`//${long}?${long}#${long}`, `/${long}?${long}#${long}`],
])('%j is the address %j of this shop', (address, expected) => {
  expect(shopUrl(address)).toBe(expected);
});

test('any text leads to this origin and to a screen, and applying it twice changes nothing more', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '\t',
    ' ',
    '%2f',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\u0000',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => parts.join('')),
        fc.string(),
      ),
      (address) => {
        const url = shopUrl(address);
        expect(new URL(url, origin).origin).toBe(origin);
        expect(shopUrl(url)).toBe(url);
        expect(routeOf(url).id).toBeTypeOf('string');
      },
    ),
    { seed: 20241, numRuns: 3000 },
  );
});
