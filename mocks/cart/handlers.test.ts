import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import type { CartReply } from '#schemas/cart.ts';

const answer = handlerIndex(handlers);
const visitor = 'sums';

/** The response of the mock backend in a country where every item is in stock. */
async function ask(country: CountryCode, method: string, query: string, form?: string) {
  const response = await answer(
    new Request(`http://localhost/api/cart/?${query}${query && '&'}api_version=3`, {
      method,
      headers: { 'x-mock-visitor': visitor, 'x-mock-country': country },
      ...(form === undefined ? {} : { body: form }),
    }),
  );
  return (await response?.json()) as CartReply;
}

async function open(country: CountryCode) {
  resetDatabase(visitor, country);
  const db = await databaseOf(visitor, country);
  for (const item of db.world.productOfItem.keys()) db.stock.set(item, 10);
  return db;
}

describe('the sums of a cart', () => {
  test.each([
    ['ar', 'ZP0001-38=1', 43_999, 4_500, 48_499],
    ['ar', 'ZP0001-38=2', 87_998, 0, 87_998],
    ['cl', 'ZP0001-38=1', 27_990, 3_490, 31_480],
    ['cl', 'ZP0001-38=2', 55_980, 0, 55_980],
    ['co', 'ZP0001-38=1', 119_900, 12_900, 132_800],
    ['br', 'ZP0001-38=1', 179.9, 19.9, 199.8],
    ['br', 'ZP0001-38=2', 359.8, 0, 359.8],
  ] as const)('API-62: in %s those of %s', async (country, items, subtotal, shipping, total) => {
    await open(country);
    const { cart } = await ask(country, 'POST', '', `items=${items}`);
    expect([cart.sub_total_value, cart.shippingAmountTotal, cart.total_value]).toEqual([
      subtotal,
      shipping,
      total,
    ]);
  });
});

test('API-57: a quantity is set, not added up, and a restored line has its position', async () => {
  await open('ar');
  const { cart } = await ask('ar', 'POST', '', 'items=ZP0001-38=1,CL0301-S=1,CL0302-S=1');
  await ask('ar', 'DELETE', `hash=${cart.hash}&item=CL0301-S`);
  const items = 'ZP0001-38=1,CL0301-S=4,CL0302-S=1';
  const form = `item=CL0301-S&quantity=4&hash=${cart.hash}&items=${items}`;
  await ask('ar', 'POST', '', form);
  const again = await ask('ar', 'POST', '', form);
  expect(again.cart.items.map(({ id, quantity }) => `${id}=${quantity}`).join(',')).toBe(items);
});

test('CART-20: more than there is changes nothing', async () => {
  const db = await open('ar');
  const { cart } = await ask('ar', 'POST', '', 'items=ZP0001-38=2');
  db.stock.set('ZP0001-38', 3);
  const refused = await ask(
    'ar',
    'POST',
    '',
    `item=ZP0001-38&quantity=4&hash=${cart.hash}&items=ZP0001-38=4`,
  );
  expect(refused).toMatchObject({ error: true, message: 'Out of stock', cart: null });
  expect((await ask('ar', 'GET', `hash=${cart.hash}`)).cart).toEqual({
    ...cart,
    items: [{ ...cart.items[0], stock: 3 }],
  });
});

test('API-55: an item named twice is one line, with the higher quantity', async () => {
  await open('ar');
  const { cart } = await ask('ar', 'POST', '', 'items=ZP0001-38=1,CL0301-S=1,ZP0001-38=3');
  expect(cart.items.map(({ id, quantity }) => `${id}=${quantity}`)).toEqual(['ZP0001-38=3', 'CL0301-S=1']);
  const sum = cart.items.reduce((total, item) => total + item.quantity * item.paid_price, 0);
  expect(cart.sub_total_value).toBe(sum);
});

test('API-63: an item named twice that is sold out is named once', async () => {
  const db = await open('ar');
  db.stock.set('CL0301-S', 0);
  const reply = await ask('ar', 'POST', '', 'items=CL0301-S=1,ZP0001-38=1,CL0301-S=2');
  expect(reply.errors).toEqual([{ code: 'OUT_OF_STOCK', sku: 'CL0301-S', message: 'Out of stock' }]);
});

test('API-63: a line above the stock is cut to it, when it is added and when the stock shrinks, and named in the errors', async () => {
  const db = await open('ar');
  db.stock.set('ZP0001-38', 3);
  const error = { code: 'OUT_OF_STOCK', sku: 'ZP0001-38', message: 'Out of stock' };
  const created = await ask('ar', 'POST', '', 'items=ZP0001-38=5');
  expect(created.cart.items.map(({ quantity }) => quantity)).toEqual([3]);
  expect(created.cart.sub_total_value).toBe(3 * (created.cart.items[0]?.paid_price ?? 0));
  expect(created.errors).toEqual([error]);
  db.stock.set('ZP0001-38', 1);
  const read = await ask('ar', 'GET', `hash=${created.cart.hash}`);
  expect(read.cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  expect(read.errors).toEqual([error]);
});
