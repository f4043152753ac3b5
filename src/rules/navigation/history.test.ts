import { expect, test } from 'vitest';
import { type Back, backFrom, mergeHistory, recordPop, recordVisit } from './history.ts';

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

const fifty = ['/a/', ...Array.from({ length: 49 }, (_, index) => `/p/${index}/`)];

test.each<[string[], string, string[]]>([
  [[], '/cart', ['/cart']],
  [['/mujer/'], '/botin-1.html', ['/mujer/', '/botin-1.html']],
  [['/mujer/', '/cart'], '/mujer/', ['/cart', '/mujer/']],
  [['/mujer/'], '/mujer/?page=2', ['/mujer/', '/mujer/?page=2']],
  [['/mujer/', '/cart'], '/', []],
  [['/mujer/', '/cart'], '/index.html', []],
])('ROUTE-52, ROUTE-54, ROUTE-56: from %j to %s', (history, url, after) => {
  expect(recordVisit(history, { url, kind: 'push' })).toEqual(after);
});

test('ROUTE-53, ROUTE-54: a duplicate keeps its newest position', () => {
  expect(recordVisit(['/a/', '/b/', '/c/'], { url: '/b/', kind: 'push' })).toEqual(['/a/', '/c/', '/b/']);
  expect(recordVisit(['/a/', '/b/'], { url: '/b/', kind: 'push' })).toEqual(['/a/', '/b/']);
});

test.each(['/', '/index.html', '/index.html/', '/?utm_source=mail', '/index.html?x=1', '/#top'])(
  'ROUTE-55, ROUTE-66: %s is the root and empties the history',
  (url) => {
    expect(recordVisit(['/mujer/', '/cart'], { url, kind: 'push' })).toEqual([]);
    expect(recordVisit(['/mujer/', '/cart'], { url, kind: 'replace' })).toEqual([]);
    expect(recordVisit([], { url, kind: 'replace' })).toEqual([]);
    expect(recordPop(['/mujer/', '/cart'], url)).toEqual([]);
  },
);

test.each<[string[], string, string[]]>([
  [['/mujer/', '/botin-1.html'], '/bota-2.html', ['/mujer/', '/bota-2.html']],
  [['/mujer/'], '/mujer/?page=2', ['/mujer/?page=2']],
  [[], '/mujer/', ['/mujer/']],
  [['/mujer/', '/cart'], '/mujer/', ['/mujer/']],
])('ROUTE-63: %j, replaced by %s', (history, url, after) => {
  expect(recordVisit(history, { url, kind: 'replace' })).toEqual(after);
});

test('ROUTE-68: of 50 entries the oldest is dropped for a new one', () => {
  const after = recordVisit(fifty, { url: '/cart', kind: 'push' });
  expect(after).toHaveLength(50);
  expect(after).not.toContain('/a/');
  expect(after.at(-1)).toBe('/cart');
  expect(recordVisit(fifty, { url: '/a/', kind: 'push' })).toHaveLength(50);
  expect(recordVisit(fifty, { url: '/cart', kind: 'replace' })[0]).toBe('/a/');
});

test.each<[string, string[], string, string[]]>([
  ['the page before', ['/mujer/', '/cart'], '/mujer/', ['/mujer/']],
  ['several pages back', ['/a/', '/b/', '/c/'], '/a/', ['/a/']],
  ['the same page once more', ['/a/', '/b/'], '/b/', ['/a/', '/b/']],
  ['a page whose entry moved to a newer position', ['/b/', '/a/'], '/b/', ['/b/']],
  ['a page that was dropped', ['/b/', '/c/'], '/a/', ['/b/', '/a/']],
  ['a page before home', [], '/mujer/', ['/mujer/']],
  ['home', ['/mujer/', '/cart'], '/', []],
])('ROUTE-57, ROUTE-64: browser back to %s', (_case, history, url, after) => {
  expect(recordPop(history, url)).toEqual(after);
});

test.each([
  [['/mujer/'], ['/cart'], ['/mujer/', '/cart']],
  [['/mujer/', '/cart'], ['/cart'], ['/mujer/', '/cart']],
  [['/mujer/'], [], []],
  [[], ['/cart'], ['/cart']],
])('PERS-06, PERS-07: the history %j, with %j visited meanwhile, is %j', (persisted, visited, history) => {
  expect(mergeHistory(persisted, visited)).toEqual(history);
});
