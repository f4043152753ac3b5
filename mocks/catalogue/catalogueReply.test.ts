import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import type { CataloguePage } from '#schemas/catalogue.ts';

const answer = handlerIndex(handlers);

/** What the mock backend answers for a page of a category. */
async function pageOf(page: number, itemsPerPage: number) {
  const response = await answer(
    new Request('http://localhost/bff/catalog/category', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-os': 'pwa', 'x-store': countryByCode('ar').store },
      body: JSON.stringify({
        path: '/mujer/calzado/',
        sorting: 'popularity',
        pageInfo: { page, itemsPerPage },
        filters: [],
      }),
    }),
  );
  return (await response?.json()) as Pick<CataloguePage, 'products' | 'total'>;
}

test('API-28: the total of a list is that of all its pages, which are counted from 1', async () => {
  const { total } = await pageOf(1, 12);
  expect(total).toBeGreaterThan(24);
  const last = Math.ceil(total / 12);
  const pages = await Promise.all(Array.from({ length: last + 1 }, (_, index) => pageOf(index + 1, 12)));
  expect(pages.map((page) => page.total)).toEqual(pages.map(() => total));
  expect(pages.at(-1)?.products).toEqual([]);
  const skus = pages.flatMap(({ products }) => products.map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(total);
  expect(skus).toHaveLength(total);
});
