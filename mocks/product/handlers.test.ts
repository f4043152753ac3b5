import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { worldOf } from '#mocks/world.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getProduct } from '#schemas/product.ts';
import { recommendedWith } from './handlers.ts';

const answer = handlerIndex(handlers);

/** The status and body of a response to the visitor of these tests. */
async function ask(path: string, country: CountryCode = 'ar') {
  const headers = { 'x-mock-country': country, 'x-mock-visitor': 'size tables' };
  const response = await answer(new Request(`http://localhost${path}`, { headers }));
  return { status: response?.status, body: (await response?.json()) as unknown };
}

const contentOf = (key: string) => `/api/menu/getstatic?key=${key}&api_version=3`;

describe.each(['ar', 'cl', 'co', 'br'] as const)('in %s', (country) => {
  test('API-26: the content of sizes_pwa has the table of every product that has one', async () => {
    const { body } = await ask(contentOf('sizes_pwa'), country);
    const { content } = body as { content: unknown[] };
    const { shop } = await worldOf(country);
    const one = new Map(shop.products.map((product) => [product.sizeTable, product]));
    one.delete('');
    expect(one.size).toBeGreaterThan(4);
    expect(content.length).toBeGreaterThanOrEqual(one.size);
    for (const { url } of one.values()) {
      const product = await ask(`/bff/catalog/product-details?path=${url}`, country);
      const { data } = product.body as ReplyOf<typeof getProduct>;
      expect(content).toContainEqual(data.size_convertion_table);
    }
    expect(content).toEqual(shop.sizeTables.map(({ title, systems, rows }) => ({ title, systems, rows })));
  });
});

describe('the content of a key', () => {
  test('API-18: is that of the segment tabs under theirs', async () => {
    const { body } = await ask(contentOf('menu_pwa'));
    const { content } = body as { content: { label: string }[] };
    expect(content.map(({ label }) => label)).toContain('Mujer');
  });

  test.each(['nobody_pwa', 'sizes', '__proto__', ''])('API-26: is null for the key "%s"', async (key) => {
    const { status, body } = await ask(contentOf(key));
    expect(status).toBe(200);
    expect(body).toEqual({ error: false, message: '', content: null });
  });

  test.each(['/api/menu/getstatic?api_version=3', '/api/menu/getstatic?key=sizes_pwa&api_version=2'])(
    'is refused without a key, or in another version: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: true });
    },
  );
});

const { shop, productOfSku } = await worldOf('ar');
const popularity = (skus: readonly { popularity: number }[]) => skus.map((product) => product.popularity);

test('a product recommends others of the same gender, of other categories, each model once', () => {
  const product = productOfSku.get('ZP0001');
  const found = recommendedWith(product, shop.products);
  expect(found).toHaveLength(10);
  expect(new Set(found.map(({ gender }) => gender))).toEqual(new Set([product?.gender]));
  expect(found.map(({ categories }) => categories)).not.toContain(product?.categories);
  expect(new Set(found.map(({ model }) => model)).size).toBe(10);
  expect(popularity(found)).toEqual(popularity(found).toSorted((a, b) => b - a));
});

test('an unavailable product recommends others of its category, not its other colors', () => {
  const gone = shop.products.filter(({ available }) => !available);
  expect(gone.length).toBeGreaterThan(3);
  for (const product of gone) {
    const found = recommendedWith(product, shop.products);
    for (const other of found) {
      expect([other.gender, other.categories]).toEqual([product.gender, product.categories]);
      expect(other.model).not.toBe(product.model);
      expect(other.available).toBe(true);
    }
  }
  expect(gone.some((product) => recommendedWith(product, shop.products).length > 4)).toBe(true);
});

test('without a product the most popular are recommended, and none that is sold out', () => {
  const found = recommendedWith(undefined, shop.products);
  expect(found).toHaveLength(10);
  const available = shop.products.filter((product) => product.available);
  expect(found[0]?.popularity).toBe(Math.max(...popularity(available)));
  expect(found.every((product) => product.available)).toBe(true);
});

test('nothing is recommended where nothing is sold', () => {
  expect(recommendedWith(undefined, [])).toEqual([]);
});
