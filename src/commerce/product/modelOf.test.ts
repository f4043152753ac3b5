import { expect, test } from 'vitest';
import { modelOf } from './modelOf.ts';

test('PROD-18: the state of another color has the sku with which the page has begun', () => {
  expect(modelOf({ model: 'ZP0001' })).toBe('ZP0001');
});

test.each([null, undefined, 'ZP0001', 7, [], {}, { model: 1 }, { model: null }, { sku: 'ZP0001' }])(
  'PROD-18: the state %j is that of a page of its own',
  (state) => {
    expect(modelOf(state)).toBeUndefined();
  },
);
