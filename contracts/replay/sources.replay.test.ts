import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { menuApi } from '#api/menu.ts';
import { productApi } from '#api/product/product.ts';
import { recommendationsApi } from '#api/recommendations.ts';
import { searchApi } from '#api/search.ts';
import { hostsOf } from '#countries/hosts.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { defaultFlags, sourceOf } from '#rules/flags/flags.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';

let server: RunningServer;
let requests: URL[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requests.push(new URL(url));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  requests = [];
});

const sourceWith = (flag: 'on' | 'off') => sourceOf({ ...defaultFlags, backend_for_frontend: flag });
const [own, legacy] = [sourceWith('on'), sourceWith('off')] as const;
type Source = typeof own;

const path = '/zapatilla-urbana-lago-zp0001.html';
const listOf = (source: Source) =>
  catalogueApi.endpoints.getCataloguePage.initiate(
    catalogueRequest(parseCatalogueUrl('/mujer/calzado/'), 'category', 0, { source }),
  );

const rows = [
  {
    ids: 'FLAG-11, CAT-22',
    what: 'a page of products',
    initiate: listOf,
    ofOwn: '/bff/catalog/category',
    ofLegacy: '/api/mujer/calzado/',
  },
  {
    ids: 'SEARCH-05, API-48, API-49',
    what: 'top searches',
    initiate: (source: Source) => searchApi.endpoints.getTopSearches.initiate({ source }),
    ofOwn: '/bff/catalog/suggestion/top-search',
    ofLegacy: '/api/search/',
  },
  {
    ids: 'FLAG-11, MENU-07, MENU-08',
    what: 'the menu',
    initiate: (source: Source) => menuApi.endpoints.getMenu.initiate({ source }),
    ofOwn: '/cms/menu',
    ofLegacy: '/api/menu/',
  },
  {
    ids: 'FLAG-11, MENU-09',
    what: 'the segment tabs',
    initiate: (source: Source) => menuApi.endpoints.getSegmentTabs.initiate({ source }),
    ofOwn: '/bff/cms/horizontal-menu',
    ofLegacy: '/api/menu/getstatic',
  },
  {
    ids: 'PROD-02',
    what: 'a product',
    initiate: (source: Source) => productApi.endpoints.getProduct.initiate({ path, source }),
    ofOwn: '/bff/catalog/product-details',
    ofLegacy: '/api/productdetail/zapatilla-urbana-lago-zp0001',
  },
  {
    ids: 'FLAG-11, SEARCH-05',
    what: 'suggestions for a text',
    initiate: (source: Source) => searchApi.endpoints.getSuggestions.initiate({ q: 'bot', source }),
    ofOwn: '/bff/catalog/suggestion',
    ofLegacy: '/api/search/',
  },
  {
    ids: 'FLAG-11, PROD-17, API-51',
    what: 'recommendations beside a product',
    initiate: (source: Source) =>
      recommendationsApi.endpoints.getRecommendations.initiate({ sku: 'ZP0001', source }),
    ofOwn: '/bff/recommendation',
    ofLegacy: '/api/recommendation/',
  },
  {
    ids: 'FLAG-11, PROD-17, API-51',
    what: 'recommendations beside none',
    initiate: (source: Source) => recommendationsApi.endpoints.getRecommendations.initiate({ source }),
    ofOwn: '/bff/recommendation',
    ofLegacy: '/api/recommendation/',
  },
];

test.each(rows)(
  '$ids: $what, from the source selected by the flag, as one model',
  async ({ initiate, ofOwn, ofLegacy }) => {
    const { dispatch } = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-visitor': 'sources' },
    });
    const fromBff = await dispatch(initiate(own) as ReturnType<typeof listOf>);
    const fromLegacy = await dispatch(initiate(legacy) as ReturnType<typeof listOf>);
    expect(requests.map(({ pathname }) => pathname)).toEqual([ofOwn, ofLegacy]);
    expect(Object.keys(fromBff.data ?? {})).not.toEqual([]);
    expect(fromLegacy.data).toMatchObject(fromBff.data ?? {});
  },
);
