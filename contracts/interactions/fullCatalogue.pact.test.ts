import { describe, expect, test } from 'vitest';
import '#api/catalogue/catalogue.ts';
import { toFullPage } from '#api/catalogue/toPage.ts';
import { aFullCataloguePage, notFoundFullPage, someFilters } from '#fixtures/catalogue.ts';
import { getFullCataloguePage } from '#schemas/catalogue.ts';
import { containing, exactly, oneOf } from '#contracts/pact/matchers.ts';
import {
  aBoot,
  asRequested,
  botas,
  calzado,
  envios,
  filtersWithoutMatch,
  findsBoots,
  path,
  searchTitles,
  unknownPage,
  withoutProducts,
  withTextOnly,
  withSizes,
} from './catalogueRequests.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

describe('the full answer', () => {
  const plainFilters = someFilters().filter(({ type }) => type === 'multi_selector');

  test('API-32, API-38, CAT-25: a category, with the banner, coupon and colors that it wears', async () => {
    const reply = aFullCataloguePage({ products: [withSizes], filters: plainFilters });
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category',
      given: 'the page has products',
      params: { path },
      args: calzado,
      reply,
      matches: asRequested,
    });
    expect(page).toEqual(toFullPage(asRecorded(reply)));
  });

  test('API-32, FILT-04: every kind of filter, with what only one kind has', async () => {
    const reply = aFullCataloguePage();
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category, for its filters',
      given: 'the page has products',
      params: { path },
      args: calzado,
      reply,
      matches: { filters: containing, 'filters.*.key': exactly, 'filters.*.type': exactly },
    });
    expect(page).toEqual(toFullPage({ ...asRecorded(reply), filters: reply.filters.map(asRecorded) }));
  });

  test('API-32, API-33, CAT-25: a category with filters, sorted by price', async () => {
    const reply = aFullCataloguePage({ filters: plainFilters });
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category, filtered and sorted by price',
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
      matches: { ...asRequested, 'products.*.brand': oneOf('Zapala', 'Andina') },
    });
    expect(page).toEqual(toFullPage(asRecorded(reply)));
  });

  test('API-32, API-38: prices that leave nothing keep their bounds, and the texts and orders of the page', async () => {
    const priceFilters = someFilters().filter(({ key }) => key === 'price');
    const whole = aFullCataloguePage({ products: [], total: 0, filters: priceFilters });
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category with prices that no product has',
      given: 'no product fits the filters',
      params: { path },
      args: { ...calzado, filters: filtersWithoutMatch },
      reply: whole,
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ products: [], total: 0, error: [], availableFilters: priceFilters });
  });

  test('API-32, API-29: a search', async () => {
    const { metadata, ...whole } = aFullCataloguePage({
      products: [aBoot],
      filters: plainFilters,
      seoSettings: searchTitles,
    });
    const reply = { ...whole, metadata: metadata && { ...metadata, breadcrumbs: [] } };
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a search',
      given: 'a search finds products',
      params: { q: 'botas' },
      args: botas,
      reply,
      matches: { ...asRequested, ...findsBoots },
    });
    expect(page).toEqual(toFullPage(asRecorded(reply)));
  });

  test('API-32, API-30: an editorial page with text only', async () => {
    const reply = withTextOnly(aFullCataloguePage({ products: [], total: 0, filters: [] }));
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a written page that has words alone',
      given: 'the page has words alone',
      params: { path: '/ac-envios/' },
      args: envios,
      reply,
      matches: withoutProducts,
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
      description: 'the full page of a category with a banner in the menu',
      given: 'the page has products',
      params: { path: '/mujer/' },
      args: { ...calzado, path: '/mujer/' },
      reply,
      matches: asRequested,
    });
    expect(page).toEqual(toFullPage(asRecorded(reply)));
  });

  test('API-38, API-32: a page that is not there', async () => {
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a category that is not there',
      given: 'the page is unknown',
      params: { path: unknownPage.path },
      args: unknownPage,
      reply: notFoundFullPage(),
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ error: ['NOT_FOUND'], availableFilters: [], seoSettings: null });
  });

  test('API-32: a server that is down', async () => {
    const problem = await refusal(getFullCataloguePage, {
      description: 'the full page of a category, while the server is down',
      given: 'a call fails',
      params: { call: 'getFullCataloguePage', fault: 'unavailable' },
      args: calzado,
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
