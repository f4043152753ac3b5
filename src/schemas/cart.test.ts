import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCartReply } from '#fixtures/cart.ts';
import { createCart } from './cart.ts';

const sent = (items: string) => v.is(createCart.form, { items });

describe('the lines of a new cart', () => {
  test.each(['AB12-41=2,CD34-38=1', 'AB12-41=1', 'ZP0001-38=10', 'AB-12-41=1'])(
    'API-54, API-55: %s',
    (items) => {
      expect(sent(items)).toBe(true);
    },
  );

  test.each([
    '',
    'AB12-41',
    'AB12-41=',
    '=2',
    'AB12-41=2,',
    ',AB12-41=2',
    'AB12-41=2;CD34-38=1',
    'AB12-41=dos',
    'AB12-41=-1',
  ])('API-55: %j is refused', (items) => {
    expect(sent(items)).toBe(false);
  });
});

/** The fields of a persisted cart line (CART-02). */
const lineFields = [
  'id',
  'sku',
  'name',
  'brand',
  'brand_name',
  'color',
  'size',
  'price',
  'special_price',
  'paid_price',
  'quantity',
  'categories',
  'freeshipping',
  'supplier',
];

describe('the answer', () => {
  const reply = aCartReply();
  const { cart } = reply;
  const fits = (value: unknown) => v.is(createCart.reply, value);

  test('API-62: the cart, with its coupons by their codes', () => {
    const coupons = { VERANO10: { code: 'VERANO10', label: '10 %', amount: 8799.8 } };
    expect(fits({ ...reply, cart: { ...cart, coupon: { coupons } } })).toBe(true);
  });

  test.each(lineFields)('CART-02: a line without %s is none', (name) => {
    const [line] = cart.items;
    const without = Object.fromEntries(Object.entries(line ?? {}).filter(([field]) => field !== name));
    expect(Object.keys(without).length).toBe(Object.keys(line ?? {}).length - 1);
    expect(fits({ ...reply, cart: { ...cart, items: [without] } })).toBe(false);
  });

  test('CART-02: a line names its seller', () => {
    const items = [{ ...cart.items[0], supplier: {} }];
    expect(fits({ ...reply, cart: { ...cart, items } })).toBe(false);
  });

  test('CART-26: what sending costs may be unknown', () => {
    expect(fits({ ...reply, cart: { ...cart, shippingAmountTotal: null } })).toBe(true);
  });

  test('API-63: an entry of errors names the item where one is meant', () => {
    expect(
      fits({ ...reply, errors: [{ code: 'OUT_OF_STOCK', sku: 'ZP0001-38', message: 'Out of stock' }] }),
    ).toBe(true);
    expect(fits({ ...reply, errors: [{ code: 'INTERNAL', message: 'Internal' }] })).toBe(true);
    expect(fits({ ...reply, errors: [{ sku: 'ZP0001-38', message: 'Out of stock' }] })).toBe(false);
  });

  test.each([
    ['a price that is text', { ...reply, cart: { ...cart, items: [{ ...cart.items[0], price: '54999' }] } }],
    ['a price that is no number', { ...reply, cart: { ...cart, items: [{ ...cart.items[0], price: NaN }] } }],
    ['items that are null', { ...reply, cart: { ...cart, items: null } }],
    ['no cart', { ...reply, cart: null }],
    ['a failure', { ...reply, error: true }],
  ])('API-62: %s is none', (_what, value) => {
    expect(fits(value)).toBe(false);
  });
});
