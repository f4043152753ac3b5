import { expect, test } from 'vitest';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';

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
