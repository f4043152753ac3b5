import { describe, expect, test } from 'vitest';
import '#api/catalogue.ts';
import { toFullPage, toPage } from '#api/toPage.ts';
import {
  aCatalogueBody,
  aCataloguePage,
  aFullCataloguePage,
  notFoundFullPage,
  notFoundPage,
  someFilters,
} from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/listedProduct.ts';
import { getCataloguePage, getFullCataloguePage } from '#schemas/catalogue.ts';
import { interaction, refusal } from './interaction.ts';
import { recorded } from './recorded.ts';

const path = '/mujer/calzado/';
const withSizes = aListedProduct({ sizes: [{ skuSimple: 'ZP0001-38', numberSize: '38', stock: 3 }] });
const calzado = {
  kind: 'category',
  ...aCatalogueBody({ path, locationCode: '5-120', userId: '140' }),
} as const;
const botas = { kind: 'search', ...aCatalogueBody({ path: '/catalog/', q: 'botas' }) } as const;
const envios = { kind: 'static-page', ...aCatalogueBody({ path: '/ac-envios/' }) } as const;
const verano = { kind: 'static-page', ...aCatalogueBody({ path: '/especial-verano/' }) } as const;
const nothingFits = [{ name: 'price', values: ['1-2'] }];
const nowhere = { kind: 'category', ...aCatalogueBody({ path: '/nada/de-esto/' }) } as const;

describe('the first answer', () => {
  test('API-28, API-31, API-35: a category', async () => {
    const reply = aCataloguePage({ products: [withSizes] });
    const page = await interaction(getCataloguePage, {
      asks: 'a page of a category',
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
      asks: 'a page of a category, filtered and sorted by price',
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
      asks: 'a page of a category, sorted by a formula',
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
      asks: 'the number of products of a category with filters',
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
      asks: 'a page of a category with filters that no product fits',
      given: 'no product fits the filters',
      params: { path },
      args: { ...calzado, filters: nothingFits },
      reply: aCataloguePage({ products: [], total: 0 }),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [] });
  });

  test('API-29, API-31, API-33: a search', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      asks: 'a page of a search',
      given: 'the page has products',
      params: { path: '/catalog/' },
      args: botas,
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-30, API-38: a written page with words alone has no products and no error', async () => {
    const page = await interaction(getCataloguePage, {
      asks: 'the products of a written page that has none',
      given: 'the page has words alone',
      params: { path: '/ac-envios/' },
      args: envios,
      reply: aCataloguePage({ products: [], total: 0 }),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [] });
  });

  test('API-30, API-31: a written page with products', async () => {
    const reply = aCataloguePage();
    const page = await interaction(getCataloguePage, {
      asks: 'a page of a written page',
      given: 'the page has products',
      params: { path: '/especial-verano/' },
      args: verano,
      reply,
    });
    expect(page).toEqual(toPage(reply));
  });

  test('API-38: a page that is not there', async () => {
    const page = await interaction(getCataloguePage, {
      asks: 'a page of a category that is not there',
      given: 'the page is unknown',
      params: { path: nowhere.path },
      args: nowhere,
      reply: notFoundPage(),
    });
    expect(page).toMatchObject({ products: [], total: 0, error: ['NOT_FOUND'], priceMinimal: null });
  });

  test('API-28: a server that is down', async () => {
    const problem = await refusal(getCataloguePage, {
      asks: 'a page of a category, while the server is down',
      given: 'a call fails',
      params: { call: 'getCataloguePage', fault: 'unavailable' },
      args: calzado,
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});

describe('the full answer', () => {
  const plainFilters = someFilters().filter(({ type }) => type === 'multi_selector');

  test('API-32, API-38, CAT-25: a category, with the banner, coupon and colors that it wears', async () => {
    const reply = aFullCataloguePage({ filters: plainFilters });
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a category',
      given: 'the page has products',
      params: { path },
      args: calzado,
      reply,
    });
    expect(page).toEqual(toFullPage(recorded(reply)));
  });

  test('API-32, API-33, CAT-25: a category with filters, sorted by price', async () => {
    const reply = aFullCataloguePage({ filters: plainFilters });
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a category, filtered and sorted by price',
      given: 'the page has products',
      params: { path },
      args: {
        ...calzado,
        sorting: 'price_asc',
        filters: [
          { name: 'brand', values: ['zapala', 'andina'] },
          { name: 'price', values: ['20000-60000'] },
        ],
      },
      reply,
    });
    expect(page).toEqual(toFullPage(recorded(reply)));
  });

  test('API-32, API-38: prices that leave nothing keep their bounds, and the texts and orders of the page', async () => {
    const priceFilters = someFilters().filter(({ key }) => key === 'price');
    const whole = aFullCataloguePage({ products: [], total: 0, filters: priceFilters });
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a category with prices that no product has',
      given: 'no product fits the filters',
      params: { path },
      args: { ...calzado, filters: nothingFits },
      reply: whole,
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [], availableFilters: priceFilters });
  });

  test('API-32, API-29: a search', async () => {
    const seoSettings = {
      pageTitle: 'botas',
      description: '',
      banner: null,
      bannerMenu: null,
      coupon: '',
      styles: null,
    };
    const { metadata, ...whole } = aFullCataloguePage({ filters: plainFilters, seoSettings });
    const reply = { ...whole, metadata: metadata && { ...metadata, breadcrumbs: [] } };
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a search',
      given: 'the page has products',
      params: { path: '/catalog/' },
      args: botas,
      reply,
    });
    expect(page).toEqual(toFullPage(recorded(reply)));
  });

  test('API-32, API-30: a written page with words alone', async () => {
    const whole = aFullCataloguePage({ products: [], total: 0, filters: [] });
    const reply = {
      ...whole,
      seoSettings: whole.seoSettings && { ...whole.seoSettings, banner: null },
      metadata: whole.metadata && { ...whole.metadata, landing: { html: '<h1>Envíos</h1>' } },
    };
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a written page that has words alone',
      given: 'the page has words alone',
      params: { path: '/ac-envios/' },
      args: envios,
      reply,
    });
    expect(page).toMatchObject({ landing: { html: '<h1>Envíos</h1>' }, availableFilters: [] });
  });

  test('API-32: a page with a banner in the menu', async () => {
    const whole = aFullCataloguePage({ filters: plainFilters });
    const worn = whole.seoSettings && { ...whole.seoSettings, banner: null, styles: null };
    const reply = {
      ...whole,
      seoSettings: worn && { ...worn, bannerMenu: whole.seoSettings?.banner ?? null },
    };
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a category with a banner in the menu',
      given: 'the page has products',
      params: { path: '/mujer/' },
      args: { ...calzado, path: '/mujer/' },
      reply,
    });
    expect(page).toEqual(toFullPage(recorded(reply)));
  });

  test('API-38, API-32: a page that is not there', async () => {
    const page = await interaction(getFullCataloguePage, {
      asks: 'the full page of a category that is not there',
      given: 'the page is unknown',
      params: { path: nowhere.path },
      args: nowhere,
      reply: notFoundFullPage(),
    });
    expect(page).toMatchObject({ error: ['NOT_FOUND'], availableFilters: [], seoSettings: null });
  });

  test('API-32: a server that is down', async () => {
    const problem = await refusal(getFullCataloguePage, {
      asks: 'the full page of a category, while the server is down',
      given: 'a call fails',
      params: { call: 'getFullCataloguePage', fault: 'unavailable' },
      args: calzado,
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
