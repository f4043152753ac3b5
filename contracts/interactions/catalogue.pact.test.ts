import { describe, expect, test } from 'vitest';
import '#api/catalogue/catalogue.ts';
import { toPage } from '#api/catalogue/toPage.ts';
import { aCatalogueBody, aCataloguePage, notFoundPage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/listedProduct.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { botas, calzado, envios, filtersWithoutMatch, unknownPage, path } from './catalogueRequests.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

const withSizes = aListedProduct({ sizes: [{ skuSimple: 'ZP0001-38', numberSize: '38', stock: 3 }] });
const verano = { kind: 'static-page', ...aCatalogueBody({ path: '/especial-verano/' }) } as const;

describe('the first answer', () => {
  test('API-28, API-31, API-35: a category', async () => {
    const reply = aCataloguePage({ products: [withSizes] });
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category',
      given: 'the page has products',
      params: { path },
      args: calzado,
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33, CAT-51, API-38: a category with filters, sorted by price', async () => {
    const filters = [
      { name: 'brand', values: ['zapala', 'andina'] },
      { name: 'price', values: ['20000-60000'] },
      { name: 'special_price', values: ['1'] },
    ];
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category, filtered and sorted by price',
      given: 'the page has products',
      params: { path },
      args: { ...calzado, sorting: 'price_asc', filters },
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33, CAT-33: a category, sorted by a formula', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category, sorted by a formula',
      given: 'the page has products',
      params: { path },
      args: { ...calzado, sorting: 'formula-of-the-day' },
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33: how many products a choice of filters gives', async () => {
    const reply = aCataloguePage({ resultDetails: { ...aCataloguePage().resultDetails, itemsPerPage: 1 } });
    const page = await interaction(getCataloguePage, {
      description: 'the number of products of a category with filters',
      given: 'the page has products',
      params: { path },
      args: {
        ...calzado,
        pageInfo: { page: 1, itemsPerPage: 1 },
        filters: [
          { name: 'gender', values: ['mujer'] },
          { name: 'color_family', values: ['blanco', 'negro'] },
        ],
      },
      reply,
    });
    expect(page).toMatchObject({ total: 12, itemsPerPage: 1 });
  });

  test('API-38: filters that leave nothing are no error', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category with filters that no product fits',
      given: 'no product fits the filters',
      params: { path },
      args: { ...calzado, filters: filtersWithoutMatch },
      reply: aCataloguePage({ products: [], total: 0 }),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [] });
  });

  test('API-29, API-31, API-33: a search', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      description: 'a page of a search',
      given: 'the page has products',
      params: { path: '/catalog/' },
      args: botas,
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-30, API-38: an editorial page with text only has no products and no error', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'the products of a written page that has none',
      given: 'the page has words alone',
      params: { path: '/ac-envios/' },
      args: envios,
      reply: aCataloguePage({ products: [], total: 0 }),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [] });
  });

  test('API-30, API-31: an editorial page with products', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      description: 'a page of a written page',
      given: 'the page has products',
      params: { path: '/especial-verano/' },
      args: verano,
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-38: a page that is not there', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category that is not there',
      given: 'the page is unknown',
      params: { path: unknownPage.path },
      args: unknownPage,
      reply: notFoundPage(),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: ['NOT_FOUND'], priceMinimal: null });
  });

  test('API-28: a server that is down', async () => {
    const problem = await refusal(getCataloguePage, {
      description: 'a page of a category, while the server is down',
      given: 'a call fails',
      params: { call: 'getCataloguePage', fault: 'unavailable' },
      args: calzado,
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
