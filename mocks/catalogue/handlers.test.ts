import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import type { CataloguePage } from '#schemas/catalogue.ts';

const answer = handlerIndex(handlers);
const headers = { 'x-os': 'pwa', 'x-store': 'AR', 'content-type': 'application/json' };

const ask = (path: string, pageInfo: unknown) =>
  answer(
    new Request(`http://localhost/bff/catalog/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ path: '/mujer/calzado/', sorting: 'popularity', filters: [], pageInfo }),
    }),
  );

const paths = ['category', 'category/full', 'static-page', 'search'];

test.each(
  [
    { page: -1, itemsPerPage: 10 },
    { page: 0, itemsPerPage: 10 },
    { page: 1.5, itemsPerPage: 10 },
    { page: '1', itemsPerPage: 10 },
    { page: 1e300, itemsPerPage: 10 },
    { page: 1, itemsPerPage: 0 },
    { page: 1, itemsPerPage: -10 },
    { page: 1, itemsPerPage: 2.5 },
    { page: 1, itemsPerPage: 101 },
    { page: 1, itemsPerPage: 100_000 },
    { page: 1 },
  ].flatMap((pageInfo) => paths.map((path) => ({ path, pageInfo }))),
)('API-33: $path refuses $pageInfo with 400 and says why', async ({ path, pageInfo }) => {
  const response = await ask(path, pageInfo);
  expect(response?.status).toBe(400);
  expect(await response?.json()).toEqual({ message: expect.stringMatching(/\S/) as string });
});

test.each([
  { page: 1, itemsPerPage: 1 },
  { page: 1, itemsPerPage: 100 },
  { page: 9999, itemsPerPage: 10 },
])('API-33: $page of $itemsPerPage is answered', async (pageInfo) => {
  const response = await ask('category', pageInfo);
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({ resultDetails: pageInfo });
});

test.each(['-1', '0', '1.5', 'dos', '1e9', ''])(
  'API-37: the legacy host refuses the page %j',
  async (page) => {
    const query = `details=false&api_version=3&maxitems=10&qty_products=10&page=${page}`;
    const response = await answer(new Request(`http://localhost/api/mujer/calzado/?${query}`));
    expect(response?.status).toBe(400);
    expect(await response?.json()).toEqual({ error: true, message: 'page must be a whole number from 1' });
  },
);

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
