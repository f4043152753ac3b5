import { describe, expect, test } from 'vitest';
import { fieldChanges } from './fieldChanges.ts';
import { harmless } from './harmless.ts';
import { changedAt, type FieldChange, placesOf } from './places.ts';
import { replyChanges } from './replyChanges.ts';
import { changedRequest, requestChanges } from './requestChanges.ts';

const change = (name: string): FieldChange => fieldChanges[name] ?? (() => undefined);
/** The reply after a change of one field. */
const after = (name: string, reply: unknown) => {
  const [path = ''] = placesOf(reply, change(name));
  return changedAt(reply, path, change(name));
};

describe('a change of a field', () => {
  test.each([
    ['a code renamed', { errors: [{ code: 'OUT_OF_STOCK' }] }, { errors: [{ code: 'ERR_OUT_OF_STOCK' }] }],
    ['a code renamed', { messages: { error: ['NOT_FOUND'] } }, { messages: { error: ['ERR_NOT_FOUND'] } }],
    ['a message translated', { message: 'Cart not found' }, { message: 'Mensaje: Cart not found' }],
    ['a word in capitals', { type: 'range_selector' }, { type: 'RANGE_SELECTOR' }],
    ['a code in small letters', { code: 'NOT_FOUND' }, { code: 'not_found' }],
    ['keys of a map in capitals', { banners: { top: [], main: [] } }, { banners: { TOP: [], MAIN: [] } }],
    ['a number as text', { total: 12 }, { total: '12' }],
    ['a boolean as a number', { active: true }, { active: 1 }],
    ['an id as a number', { id_city: '120' }, { id_city: 120 }],
    ['an amount in cents', { numericOriginalPrice: 54999 }, { numericOriginalPrice: 5499900 }],
    ['an amount in cents', { value: '12999-89999' }, { value: '1299900-8999900' }],
    ['null for nothing', { specialprice: 0 }, { specialprice: null }],
    ['null for nothing', { seller: '' }, { seller: null }],
    ['null for nothing', { errors: [] }, { errors: null }],
    ['an entry where there is none', { orders: [] }, { orders: [null] }],
    ['an entry where there is none', { coupons: {} }, { coupons: { other: null } }],
    ['an empty map as a list', { coupons: {} }, { coupons: [] }],
    ['null left out', { shippingAmountTotal: null }, {}],
    ['a count from zero', { resultDetails: { page: 1 } }, { resultDetails: { page: 0 } }],
    ['a path made absolute', { url: '/a.html' }, { url: 'https://www-ar.tienda.example/a.html' }],
    ['an address made a path', { image: 'https://img.tienda.example/p/a.jpg' }, { image: '/p/a.jpg' }],
    ['names joined otherwise', { categories: 'Mujer|Calzado' }, { categories: 'Mujer > Calzado' }],
    ['a date written otherwise', { expiry_date: '2024-03-05' }, { expiry_date: '2024-03-05T00:00:00.000Z' }],
    ['a technical message', { message: 'Not active.' }, { message: 'SQLSTATE[HY000]: General error' }],
    ['letters as entities', { name: 'Bota Sú' }, { name: 'B&#111;t&#97; S&#250;' }],
    ['a date 20 days later', { date: '2024-02-28 14:07:00' }, { date: '2024-03-19 14:07:00' }],
    ['none of anything', { sizes: [{ stock: 3 }] }, { sizes: [{ stock: 0 }] }],
    ['the opposite mark', { freeShipping: true }, { freeShipping: false }],
    ['the cart of another', { cart: { hash: 'c4f1e2' } }, { cart: { hash: 'ffffff' } }],
    [
      'the customer of another',
      { customer: { id_customer: '140' } },
      { customer: { id_customer: 'otra@mail.com' } },
    ],
    [
      'the customer of another',
      { customer: { email: 'maria@mail.com' } },
      { customer: { email: 'otra@mail.com' } },
    ],
    ['a token left empty', { customer: { token: 'tok-140' } }, { customer: { token: '' } }],
    ['another default', { is_default_billing: '1' }, { is_default_billing: '0' }],
    ['another default', { is_default_shipping: '0' }, { is_default_shipping: '1' }],
    ['the opposite mark', { is_active: false }, { is_active: true }],
    ['a choice not marked', { active: true }, { active: false }],
    [
      'the two prices swapped',
      { data: { numericOriginalPrice: 54999, numericDiscountPrice: 43999 } },
      { data: { numericOriginalPrice: 43999, numericDiscountPrice: 54999 } },
    ],
    [
      'the two prices swapped',
      { products: [{ price: 54999, special_price: 43999 }] },
      { products: [{ price: 43999, special_price: 54999 }] },
    ],
    [
      'a total without shipping',
      { cart: { total_value: 54490, shippingAmountTotal: 4500 } },
      { cart: { total_value: 49990, shippingAmountTotal: 4500 } },
    ],
    ['days as hours', { standard: { days_max: 5 } }, { standard: { days_max: 120 } }],
    ['available without stock', { available: false }, { available: true }],
    ['a list in reverse', { systems: ['AR', 'EU'] }, { systems: ['EU', 'AR'] }],
    ['another item at fault', { errors: [{ sku: 'AN0107-38' }] }, { errors: [{ sku: 'ZZ9999-40' }] }],
  ])('LAB-11: %s, of %j', (name, reply, changed) => {
    expect(after(name, reply)).toEqual(changed);
  });

  test.each([
    ['an amount in cents', { stock: 3, price: 0 }],
    ['a message translated', { message: '', title: 'Calzado' }],
    ['null for nothing', { stock: 0, sub_total_value: 0 }],
    ['the two prices swapped', { data: { price: 54999, specialprice: 0 } }],
    ['a total without shipping', { cart: { total_value: 0, shippingAmountTotal: null } }],
    ['a list in reverse', { systems: ['AR'] }],
    ['the customer of another', { data: { email: 'm***@mail.com' } }],
    ['a token left empty', { customer: { token: '' } }],
    ['a code renamed', { color: 'Blanco', size: 'XS' }],
    ['a date written otherwise', { value: '12999-89999' }],
  ])('LAB-11: %s does not apply to %j', (name, reply) => {
    expect(placesOf(reply, change(name))).toEqual(new Set());
  });

  test('LAB-11: applies to every entry of a list, and to nothing beside it', () => {
    const reply = { items: [{ price: 1, stock: 2 }, { price: 3 }] };
    expect([...placesOf(reply, change('a number as text'))]).toEqual(['items.*.price', 'items.*.stock']);
    expect(changedAt(reply, 'items.*.price', change('a number as text'))).toEqual({
      items: [{ price: '1', stock: 2 }, { price: '3' }],
    });
  });
});

describe('a change of a reply', () => {
  const page = { products: [1, 2], total: 23, resultDetails: { page: 1, itemsPerPage: 10 } };
  test.each([
    ['an extra wrapper', 200, { a: 1 }, { status: 200, body: { result: { a: 1 } } }],
    ['a list of one reply', 200, { a: 1 }, { status: 200, body: [{ a: 1 }] }],
    ['another status for the same failure', 503, {}, { status: 500, body: {} }],
    ['another status for the same failure', 404, {}, { status: 410, body: {} }],
    ['another status for the same failure', 200, { error: true }, { status: 422, body: { error: true } }],
    ['another status for the same failure', 200, { success: true }, undefined],
    ['a failure with status 200', 404, {}, { status: 200, body: {} }],
    ['the products of this page as total', 200, page, { status: 200, body: { ...page, total: 2 } }],
    ['the number of pages as total', 200, page, { status: 200, body: { ...page, total: 3 } }],
    ['the number of pages as total', 200, { total: 3 }, undefined],
    [
      'another page size',
      200,
      page,
      { status: 200, body: { ...page, resultDetails: { page: 1, itemsPerPage: 24 } } },
    ],
  ])('LAB-11: %s, of status %i and %j', (name, status, body, changed) => {
    expect(replyChanges[name]?.({ status, body })).toEqual(changed);
  });
});

describe('a success without what was requested', () => {
  const bodyAfter = async (name: string, url: string, init: RequestInit) => {
    const row = requestChanges.find((each) => each.change === name);
    if (row === undefined) throw new Error(`Failed to find '${name}'.`);
    const request = await changedRequest(new Request(`http://mock${url}`, init), row);
    return `${request.method} ${request.url} ${await request.text()}`;
  };

  test('LAB-11: leaves one filter out', async () => {
    const filters = [{ name: 'brand' }, { name: 'price' }];
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filters }),
    };
    expect(await bodyAfter('without the filter brand', '/bff/catalog/category', init)).toBe(
      'POST http://mock/bff/catalog/category {"filters":[{"name":"price"}]}',
    );
  });

  test('LAB-11: reads the cart in place of changing it', async () => {
    const body = new URLSearchParams({ item: 'ZP0001-38', quantity: '3', hash: 'c4f1e2' });
    expect(
      await bodyAfter('with the cart unchanged', '/api/cart/?api_version=3', { method: 'POST', body }),
    ).toBe('GET http://mock/api/cart/?hash=c4f1e2&api_version=3 ');
  });
});

test('LAB-11: each harmless change is one of the changes, and has its reason', () => {
  const known = new Set([
    ...Object.keys(fieldChanges),
    ...Object.keys(replyChanges),
    ...requestChanges.map((row) => `a success ${row.change}`),
  ]);
  expect(harmless.filter((entry) => !known.has(entry.change))).toEqual([]);
  expect(harmless.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
