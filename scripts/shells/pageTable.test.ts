import { expect, test } from 'vitest';
import { pageChooser } from '#server/builtPages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { addresses } from './addresses.ts';
import { pageOf } from '#rules/navigation/pageFile.ts';
import { pageRoutes } from './pageTable.ts';

const choose = pageChooser({ ...pageRoutes, pages: {}, inline: {} });

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/cart', 'cart'],
  ['/cart/any/thing', 'cart'],
  ['/cartera', 'list'],
  ['/menu/', 'menu'],
  ['/sizes/contentTable', 'sizes'],
  ['/zapatilla-urbana-lago-zp0001.html', 'product'],
  ['/a/b.html', 'list'],
  ['/ac-quienes-somos', 'list'],
  ['/catalog/', 'list'],
  ['/account/orders/140', 'account'],
  ['/customer/nps', 'survey'],
  ['/newsletter/unsign/key/1f', 'newsletter'],
])('ROUTE-40, ROUTE-41, ROUTE-42: %s gets the page %s', (path, page) => {
  expect(choose(path)).toBe(page);
});

test.each(addresses)('ROUTE-41, ROUTE-42: the server chooses for %s as the shop does', (address) => {
  const { id } = routeOf(address);
  expect(choose(address.replace(/\?.*$/, ''))).toBe(pageOf(id));
});
