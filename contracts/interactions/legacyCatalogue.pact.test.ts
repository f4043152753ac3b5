import { describe, expect, test } from 'vitest';
import { toFullPage } from '#api/catalogue/toPage.ts';
import { legacyQuery, toLegacyPage } from '#api/catalogue/legacyCatalogue.ts';
import { aFullCataloguePage, someFilters } from '#fixtures/catalogue.ts';
import { aLegacyCataloguePage, notFoundLegacyPage } from '#fixtures/legacyShapes.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { containing, exactly, oneOf } from '#contracts/pact/matchers.ts';
import {
  aBoot,
  asRequested,
  findsBoots,
  searchTitles,
  withoutProducts,
  withSizes,
  withTextOnly,
} from './catalogueRequests.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

type Reply = ReplyOf<typeof getLegacyCataloguePage>;

const filters = someFilters().filter(({ type }) => type === 'multi_selector');
const calzado = { given: 'the page has products', params: { path: '/mujer/calzado/' } } as const;

describe('the legacy catalogue', () => {
  test('API-36, API-38, CAT-25: a category, with everything that the other source returns in two calls', async () => {
    const reply = aLegacyCataloguePage({ products: [withSizes], filters });
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category',
      ...calzado,
      args: legacyQuery(parseCatalogueUrl('/mujer/calzado/'), undefined),
      reply,
      matches: asRequested,
    });
    expect(page).toEqual(asRecorded(reply));
    expect(toLegacyPage(page as Reply)).toEqual(
      toFullPage(asRecorded(aFullCataloguePage({ products: [withSizes], filters }))),
    );
  });

  test('API-38, FILT-04: every kind of filter, with what only one kind has', async () => {
    const reply = aLegacyCataloguePage();
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category, for its filters',
      ...calzado,
      args: legacyQuery(parseCatalogueUrl('/mujer/calzado/'), undefined),
      reply,
      matches: { filters: containing, 'filters.*.key': exactly, 'filters.*.type': exactly },
    });
    expect(page).toEqual({ ...asRecorded(reply), filters: reply.filters.map(asRecorded) });
  });

  test('API-37: filters, order and page under their own names', async () => {
    const url =
      '/mujer/calzado/?brand=zapala--andina&price=20000-60000&special_price=1&sort=price&dir=asc&page=1';
    const reply = aLegacyCataloguePage({ filters });
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category, filtered and sorted by price',
      ...calzado,
      args: {
        path: 'mujer/calzado/',
        brand: 'zapala--andina',
        price: '20000-60000',
        special_price: '1',
        sort: 'price',
        dir: 'asc',
        page: '1',
      },
      sending: legacyQuery(parseCatalogueUrl(url), undefined),
      reply,
      matches: { ...asRequested, 'products.*.brand': oneOf('Zapala', 'Andina') },
    });
    expect(page).toEqual(asRecorded(reply));
  });

  test('API-36, CAT-33: the variant that a cookie names, in the order of a formula', async () => {
    const reply = aLegacyCataloguePage({ filters });
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category, of a variant and by a formula',
      ...calzado,
      args: { path: 'mujer/calzado/', sortingFormula: 'f1', page: '1', hash_configuration: 'h-7f3a' },
      sending: legacyQuery(parseCatalogueUrl('/mujer/calzado/?sortingFormula=f1'), 'h-7f3a'),
      reply,
      matches: asRequested,
    });
    expect(page).toEqual(asRecorded(reply));
  });

  test('API-37: a search', async () => {
    const { metadata, ...whole } = aLegacyCataloguePage({
      products: [aBoot],
      filters,
      seoSettings: searchTitles,
    });
    const reply = { ...whole, metadata: metadata && { ...metadata, breadcrumbs: [] } };
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a search',
      given: 'a search finds products',
      params: { q: 'botas' },
      args: { path: 'catalog/', q: 'botas', page: '1' },
      sending: legacyQuery(parseCatalogueUrl('/catalog/?q=botas'), undefined),
      reply,
      matches: { ...asRequested, ...findsBoots },
    });
    expect(page).toEqual(asRecorded(reply));
  });

  test('API-38: an editorial page with text only has no products and no error', async () => {
    const reply = withTextOnly(aLegacyCataloguePage({ products: [], total: 0, filters: [] }));
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy written page that has words alone',
      given: 'the page has words alone',
      params: { path: '/ac-envios/' },
      args: legacyQuery(parseCatalogueUrl('/ac-envios/'), undefined),
      reply,
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ products: [], metadata: { landing: { html: '<h1>Envíos</h1>' } } });
  });

  test('API-38: a page with a banner in the menu', async () => {
    const whole = aLegacyCataloguePage({ filters });
    const { seoSettings } = whole;
    const worn = seoSettings && {
      ...seoSettings,
      banner: null,
      banner_menu: seoSettings.banner,
      styles: null,
    };
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a category with a banner in the menu',
      given: 'the page has products',
      params: { path: '/mujer/' },
      args: legacyQuery(parseCatalogueUrl('/mujer/'), undefined),
      reply: { ...whole, seoSettings: worn },
      matches: asRequested,
    });
    expect(page).toMatchObject({ seoSettings: { banner: null, banner_menu: worn?.banner_menu } });
  });

  test('API-38: a page that is not there', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page that is not there',
      given: 'the page is unknown',
      params: { path: '/nada/de-esto/' },
      args: legacyQuery(parseCatalogueUrl('/nada/de-esto/'), undefined),
      reply: notFoundLegacyPage(),
      matches: withoutProducts,
    });
    expect(toLegacyPage(page as Reply)).toMatchObject({ products: [], total: 0, error: ['NOT_FOUND'] });
  });

  test('API-36, API-13: a refusal', async () => {
    const problem = await refusal(getLegacyCataloguePage, {
      description: 'a legacy page of a category that is refused',
      given: 'a call fails',
      params: { call: 'getLegacyCataloguePage', fault: 'refused' },
      args: legacyQuery(parseCatalogueUrl('/mujer/calzado/'), undefined),
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
  });

  test('API-36: a server that is down', async () => {
    const problem = await refusal(getLegacyCataloguePage, {
      description: 'a legacy page of a category, while the server is down',
      given: 'a call fails',
      params: { call: 'getLegacyCataloguePage', fault: 'unavailable' },
      args: legacyQuery(parseCatalogueUrl('/mujer/calzado/'), undefined),
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
