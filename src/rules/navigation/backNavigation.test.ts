import { expect, test } from 'vitest';
import { type Back, backFrom } from './backNavigation.ts';

test.each<[string[], string, string[]]>([
  [[], '/', []],
  [['/mujer/'], '/', []],
  [['/mujer/', '/botin-1.html'], '/mujer/', ['/mujer/']],
  [['/mujer/', '/botin-1.html', '/bota-2.html'], '/mujer/', ['/mujer/']],
  [['/mujer/?page=2', '/botin-1.html', '/sizes/contentTable'], '/mujer/?page=2', ['/mujer/?page=2']],
  [['/brands', '/login', '/account', '/account/orders'], '/brands', ['/brands']],
  [['/mujer/', '/checkout/login'], '/mujer/', ['/mujer/']],
  [['/botin-1.html', '/bota-2.html'], '/', []],
  [['/', '/mujer/'], '/cart', ['/cart']],
  [['/', '/cart'], '/', []],
])('ROUTE-57, ROUTE-58, ROUTE-60: back from %j leads to %s', (history, target, after) => {
  expect(backFrom(history)).toEqual({ target, history: after });
});

test.each([
  '/botin-1.html',
  '/botin-1.html/',
  '/botin-1.html?color=rojo#fotos',
  '/account',
  '/account/',
  '/account?x=1',
  '/account/orders/1001',
  '/account/any/thing',
  '/login',
  '/login/?x=1',
  '/register',
  '/registerFacebook',
  '/forgotpassword',
  '/customer/account/login',
  '/checkout/login',
  '/checkout/register',
  '/checkout/forgotpassword',
  '/sizes/contentTable',
])('ROUTE-58, ROUTE-59: %s is skipped', (url) => {
  expect(backFrom(['/mujer/', url, '/cart'])).toEqual({ target: '/mujer/', history: ['/mujer/'] });
});

test.each([
  '/mujer/botin-1.html',
  '/accounts',
  '/account-x/',
  '/mujer/account',
  '/login/x',
  '/sizes',
  '/customer/nps/',
  '/cart',
  '/help',
  '/brands',
  '/catalog/?q=botas',
])('ROUTE-58, ROUTE-59: %s is not skipped', (url) => {
  expect(backFrom(['/mujer/', url, '/hombre/'])).toEqual({ target: url, history: ['/mujer/', url] });
});

test.each<[string, string[], Back]>([
  ['no entry', [], { target: '/', history: [] }],
  ['the current URL alone', ['/mujer/'], { target: '/', history: [] }],
  ['skipped entries alone', ['/login', '/botin-1.html', '/mujer/'], { target: '/', history: [] }],
])('ROUTE-61, ROUTE-62: with %s back leads home', (_case, history, back) => {
  expect(backFrom(history)).toEqual(back);
});

test.each<[string[], Back]>([
  [['/index.html', '/mujer/'], { target: '/cart', history: ['/cart'] }],
  [['/', '/botin-1.html', '/mujer/'], { target: '/cart', history: ['/cart'] }],
  [['/mujer/', '/', '/hombre/'], { target: '/cart', history: ['/cart'] }],
  [['/index.html', '/cart'], { target: '/', history: [] }],
  [['/', '/cart/x'], { target: '/', history: [] }],
  [['/', '/cart?coupon=1'], { target: '/', history: [] }],
  [['/', '/cart', '/botin-1.html'], { target: '/cart', history: ['/', '/cart'] }],
])('ROUTE-60, ROUTE-66, ROUTE-67: a stored root in %j', (history, back) => {
  expect(backFrom(history)).toEqual(back);
});
