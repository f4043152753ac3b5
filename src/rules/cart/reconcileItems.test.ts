import { expect, test } from 'vitest';
import { reconcileItems } from './reconcileItems.ts';

test.each([
  { what: 'nothing has changed', base: ['a', 'b'], own: ['a', 'b'], other: ['a', 'b'], items: ['a', 'b'] },
  { what: 'the other tab has some that are new', base: [], own: [], other: ['a', 'b'], items: ['a', 'b'] },
  { what: 'this tab has some that are new', base: [], own: ['a'], other: [], items: ['a'] },
  {
    what: 'both have some that are new',
    base: ['a'],
    own: ['a', 'b'],
    other: ['a', 'c'],
    items: ['a', 'b', 'c'],
  },
  { what: 'the other tab has removed one', base: ['a', 'b'], own: ['a', 'b'], other: ['b'], items: ['b'] },
  { what: 'this tab has removed one', base: ['a', 'b'], own: ['a'], other: ['a', 'b'], items: ['a'] },
  { what: 'both have removed all', base: ['a', 'b'], own: [], other: [], items: [] },
])('KEEP-04, CART-22: the items of a guest in two tabs, where $what', ({ base, own, other, items }) => {
  expect(reconcileItems(base, own, other)).toEqual(items);
});

test('KEEP-04: items that are those of this tab are its own list, so that nothing is written', () => {
  const own = ['a'];
  expect(reconcileItems([], own, ['a'])).toBe(own);
});
