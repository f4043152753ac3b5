import { describe, expect, test } from 'vitest';
import '#api/catalogue/catalogue.ts';
import { toPage } from '#api/catalogue/toPage.ts';
import { aCatalogueBody, aCataloguePage, notFoundPage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueBody } from '#rules/catalogue/catalogueRequest.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { entryByEntry, exactly, oneOf } from '#contracts/pact/matchers.ts';
import {
  aBoot,
  asRequested,
  botas,
  calzado,
  envios,
  filtersWithoutMatch,
  findsBoots,
  path,
  unknownPage,
  withoutProducts,
  withSizes,
} from './catalogueRequests.ts';
import { knownProducts } from './knownProducts.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

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
      matches: asRequested,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33, API-38: a category with filters, sorted by price', async () => {
    const filters = [
      { name: 'brand', values: ['zapala', 'andina'] },
      { name: 'price', values: ['20000-60000'] },
      { name: 'special_price', values: ['1'] },
    ];
    const { resultDetails } = aCataloguePage();
    const reply = aCataloguePage({
      resultDetails: { ...resultDetails, sort: 'price', sortDirection: 'asc' },
    });
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category, filtered and sorted by price',
      given: 'the page has products',
      params: { path },
      args: { ...calzado, sorting: 'price_asc', filters },
      reply,
      matches: {
        ...asRequested,
        'resultDetails.sort': exactly,
        'resultDetails.sortDirection': exactly,
        'products.*.brand': oneOf('Zapala', 'Andina'),
      },
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33, CAT-33: a category, sorted by a formula', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category, sorted by a formula',
      given: 'the page has products',
      params: { path },
      args: { kind: 'category', ...aCatalogueBody({ sorting: 'formula-of-the-day' }) },
      sending: {
        kind: 'category',
        ...catalogueBody(parseCatalogueUrl(`${path}?sortingFormula=formula-of-the-day`), 'category'),
      },
      reply,
      matches: asRequested,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-33: how many products a choice of filters gives', async () => {
    const reply = aCataloguePage({
      total: 2,
      resultDetails: { ...aCataloguePage().resultDetails, itemsPerPage: 1 },
    });
    const page = await interaction(getCataloguePage, {
      description: 'the number of products of a category with filters',
      ...knownProducts,
      args: {
        ...calzado,
        pageInfo: { page: 1, itemsPerPage: 1 },
        filters: [
          { name: 'brand', values: ['zapala', 'andina'] },
          { name: 'special_price', values: ['1'] },
        ],
      },
      reply,
      matches: { ...withoutProducts, products: entryByEntry },
    });
    expect(page).toMatchObject({ total: 2, itemsPerPage: 1 });
  });

  test('API-38: filters that leave nothing are no error', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'a page of a category with filters that no product fits',
      given: 'no product fits the filters',
      params: { path },
      args: { ...calzado, filters: filtersWithoutMatch },
      reply: aCataloguePage({ products: [], total: 0 }),
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [] });
  });

  test('API-29, API-31, API-33: a search', async () => {
    const reply = aCataloguePage({ products: [aBoot] });
    const page = await interaction(getCataloguePage, {
      description: 'a page of a search',
      given: 'a search finds products',
      params: { q: 'botas' },
      args: botas,
      reply,
      matches: { ...asRequested, ...findsBoots },
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
      matches: withoutProducts,
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
      matches: asRequested,
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
      matches: withoutProducts,
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
