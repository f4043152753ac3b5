import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueApi } from '#api/catalogue.ts';
import { menuApi } from '#api/menu.ts';
import { productApi } from '#api/product.ts';
import { recommendationsApi } from '#api/recommendations.ts';
import { suggestionsApi } from '#api/suggestions.ts';
import { topSearchesApi } from '#api/topSearches.ts';
import { hostsOf } from '#countries/hosts.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { defaultFlags, sourceOf } from '#rules/flags.ts';
import { type RunningServer, startMockServer } from './mockServer.ts';
import { storeOn } from './storeOn.ts';

let server: RunningServer;
let asked: URL[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    asked.push(new URL(url));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
});

const sourceWith = (flag: 'on' | 'off') => sourceOf({ ...defaultFlags, backend_for_frontend: flag });
const [own, legacy] = [sourceWith('on'), sourceWith('off')] as const;
type Source = typeof own;

const path = '/zapatilla-urbana-lago-zp0001.html';
const listOf = (source: Source) =>
  catalogueApi.endpoints.getCataloguePage.initiate(
    catalogueAsk('/mujer/calzado/', 'category', 0, { source }),
  );

const rows = [
  {
    ids: 'FLAG-11, CAT-22',
    what: 'a page of products',
    ask: listOf,
    ofOwn: '/bff/catalog/category',
    ofLegacy: '/api/mujer/calzado/',
  },
  {
    ids: 'SEARCH-05, API-48, API-49',
    what: 'what is searched for most',
    ask: (source: Source) => topSearchesApi.endpoints.getTopSearches.initiate({ source }),
    ofOwn: '/bff/catalog/suggestion/top-search',
    ofLegacy: '/api/search/',
  },
  {
    ids: 'FLAG-11, MENU-07, MENU-08',
    what: 'the menu',
    ask: (source: Source) => menuApi.endpoints.getMenu.initiate({ source }),
    ofOwn: '/cms/menu',
    ofLegacy: '/api/menu/',
  },
  {
    ids: 'FLAG-11, MENU-09',
    what: 'the segment tabs',
    ask: (source: Source) => menuApi.endpoints.getSegmentTabs.initiate({ source }),
    ofOwn: '/bff/cms/horizontal-menu',
    ofLegacy: '/api/menu/getstatic',
  },
  {
    ids: 'PROD-02',
    what: 'a product',
    ask: (source: Source) => productApi.endpoints.getProduct.initiate({ path, source }),
    ofOwn: '/bff/catalog/product-details',
    ofLegacy: '/api/productdetail/zapatilla-urbana-lago-zp0001',
  },
  {
    ids: 'FLAG-11, SEARCH-05',
    what: 'suggestions for a text',
    ask: (source: Source) => suggestionsApi.endpoints.getSuggestions.initiate({ q: 'bot', source }),
    ofOwn: '/bff/catalog/suggestion',
    ofLegacy: '/api/search/',
  },
  {
    ids: 'FLAG-11, PROD-17, API-51',
    what: 'recommendations beside a product',
    ask: (source: Source) =>
      recommendationsApi.endpoints.getRecommendations.initiate({ sku: 'ZP0001', source }),
    ofOwn: '/bff/recommendation',
    ofLegacy: '/api/recommendation/',
  },
  {
    ids: 'FLAG-11, PROD-17, API-51',
    what: 'recommendations beside none',
    ask: (source: Source) => recommendationsApi.endpoints.getRecommendations.initiate({ source }),
    ofOwn: '/bff/recommendation',
    ofLegacy: '/api/recommendation/',
  },
];

test.each(rows)(
  '$ids: $what, of the source that the flag says, as one model',
  async ({ ask, ofOwn, ofLegacy }) => {
    const { dispatch } = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-session': 'sources' },
    });
    const told = await dispatch(ask(own) as ReturnType<typeof listOf>);
    const toldBefore = await dispatch(ask(legacy) as ReturnType<typeof listOf>);
    expect(asked.map(({ pathname }) => pathname)).toEqual([ofOwn, ofLegacy]);
    expect(Object.keys(told.data ?? {})).not.toEqual([]);
    expect(toldBefore.data).toMatchObject(told.data ?? {});
  },
);
