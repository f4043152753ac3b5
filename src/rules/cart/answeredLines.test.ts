import { expect, test } from 'vitest';
import { addedByMerge, leftOutByMerge } from './answeredLines.ts';

const had = (...items: string[]) => items.map((item) => ({ item }));
const merged = (...ids: string[]) => ids.map((id) => ({ id }));

test.each([
  ['nothing on the device, two in the account', had(), merged('AB12-41', 'CD34-38'), 2],
  ['the same in both', had('AB12-41'), merged('AB12-41'), 0],
  ['another size of the same product', had('AB12-41'), merged('AB12-41', 'AB12-42'), 1],
  ['one of the device that ran out, one of the account', had('AB12-41'), merged('CD34-38'), 1],
  ['nothing anywhere', had(), merged(), 0],
])('KEEP-06: the lines that a merge adds: %s', (_what, before, after, added) => {
  expect(addedByMerge(before, after)).toBe(added);
});

test.each([
  ['all are there', ['AB12-41', 'CD34-38'], [], []],
  ['one is not', ['CD34-38'], [], ['AB12-41']],
  ['one has run out', ['CD34-38'], ['AB12-41'], []],
  ['another has run out', ['CD34-38'], ['EF56-40'], ['AB12-41']],
  ['none is there', [], [], ['AB12-41', 'CD34-38']],
])('CART-22: the lines that a merge has left out: %s', (_what, after, gone, left) => {
  const before = ['AB12-41', 'CD34-38'].map((item) => ({ item, quantity: 2 }));
  const answer = { cart: { items: merged(...after) }, errors: gone.map((sku) => ({ sku })) };
  expect(leftOutByMerge(before, answer)).toEqual(before.filter(({ item }) => left.includes(item)));
});
