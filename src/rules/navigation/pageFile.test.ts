import { expect, test } from 'vitest';
import { fileOf, pageOf } from './pageFile.ts';

test.each([
  ['home', 'home', 'index.html'],
  ['cart', 'cart', 'shells/cart.html'],
  ['orders', 'account', 'shells/account.html'],
  ['wishlist', 'wishlist', 'shells/wishlist.html'],
] as const)('the route %s has the page %s, in %s', (route, page, file) => {
  expect(pageOf(route)).toBe(page);
  expect(fileOf(pageOf(route))).toBe(file);
});
