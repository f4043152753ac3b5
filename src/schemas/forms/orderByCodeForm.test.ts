import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cleanLine } from '#rules/validation/sanitise.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { orderByCodeForm } from './orderByCodeForm.ts';

const form = orderByCodeForm(cleanLine);
const typed = (item: string, quantity: string) => v.safeParse(form, { item, quantity });

test.each(['AB12-41', 'AB-12-41', 'zp0001-38', 'CL0301-XL'])('CART-03: %s is a sku with its size', (item) => {
  expect(typed(item, '1').success).toBe(true);
});

test.each([
  ['', 'required'],
  [' ', 'required'],
  ...['AB12', '-41', 'AB12-', 'AB12 41', 'AB12-41=2', 'AB12-41,CD34-38'].map((item) => [item, 'invalid']),
])('CART-03, VAL-16: %j is none: %s', (item, fault) => {
  expect(faultsOf(form, { item, quantity: '1' })).toEqual({ item: fault });
});

test.each([' AB12-41 ', 'AB12\u200B-41🎉', 'AB12–41', 'ＡＢ１２－４１'])(
  'CART-03, VAL-37: %j is sent without blanks and symbols, with a plain dash',
  (item) => {
    expect(typed(item, ' 1 ').output).toEqual({ item: 'AB12-41', quantity: '1' });
  },
);

test.each(['1', '2', '9', '10'])('CART-14: %s pieces', (quantity) => {
  expect(typed('AB12-41', quantity).success).toBe(true);
});

test.each([
  ['', 'required'],
  ...['0', '11', '100', '-1', '1.5', '1e1', '01', 'dos'].map((quantity) => [quantity, 'invalid']),
])('CART-14, VAL-16: not %j pieces: %s', (quantity, fault) => {
  expect(faultsOf(form, { item: 'AB12-41', quantity })).toEqual({ quantity: fault });
});
