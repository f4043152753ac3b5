import { expect, test } from 'vitest';
import { visitorClass } from './visitorClass.ts';

test.each([
  [false, false, 'logged out'],
  [false, true, 'logged out'],
  [true, false, 'new customer'],
  [true, true, 'existing customer'],
])('SESS-05: logged in %s, with orders %s: %s', (loggedIn, hasOrders, expected) => {
  expect(visitorClass({ loggedIn, hasOrders })).toBe(expected);
});
