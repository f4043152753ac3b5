import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#contracts/mockServer.ts';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { defaultFlags, sourceOf } from '#rules/flags.ts';
import { catalogueApi } from './catalogue.ts';
import { answering, eitherSource } from './eitherSource.ts';
import { menuApi } from './menu.ts';
import { productApi } from './product.ts';
import { topSearchesApi } from './topSearches.ts';

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

const visit = (cookies = '') =>
  storeOn(hostsOf('development', 'ar', server.url), {
    headers: { 'x-mock-session': 'sources' },
    cookies: () => cookies,
  });

const legacy = sourceOf({ ...defaultFlags, backend_for_frontend: 'off' });
const url = '/mujer/calzado/?brand=zapala&page=2';
const listOf = (source: typeof legacy) =>
  catalogueApi.endpoints.getCataloguePage.initiate(catalogueAsk(url, 'category', 0, { source }));
const path = '/zapatilla-urbana-lago-zp0001.html';

const rows = [
  {
    ids: 'CAT-22',
    what: 'a page of products',
    ask: listOf,
    own: '/bff/catalog/category',
    old: '/api/mujer/calzado/',
  },
  {
    ids: 'API-48, API-49',
    what: 'what is searched for most',
    ask: (source: typeof legacy) => topSearchesApi.endpoints.getTopSearches.initiate({ source }),
    own: '/bff/catalog/suggestion/top-search',
    old: '/api/search/',
  },
  {
    ids: 'MENU-07, MENU-08, MENU-09',
    what: 'the menu',
    ask: (source: typeof legacy) => menuApi.endpoints.getMenu.initiate({ source }),
    own: '/cms/menu',
    old: '/api/menu/',
  },
  {
    ids: 'MENU-07, MENU-08, MENU-09',
    what: 'the segment tabs',
    ask: (source: typeof legacy) => menuApi.endpoints.getSegmentTabs.initiate({ source }),
    own: '/bff/cms/horizontal-menu',
    old: '/api/menu/getstatic',
  },
  {
    ids: 'PROD-02',
    what: 'a product',
    ask: (source: typeof legacy) => productApi.endpoints.getProduct.initiate({ path, source }),
    own: '/bff/catalog/product-details',
    old: '/api/productdetail/zapatilla-urbana-lago-zp0001',
  },
];

describe('each source', () => {
  test.each(rows)('$ids: $what, from both as one model', async ({ ask, own, old }) => {
    const { dispatch } = visit();
    const ofBff = await dispatch(ask('bff') as ReturnType<typeof listOf>);
    const ofLegacy = await dispatch(ask(legacy) as ReturnType<typeof listOf>);
    expect(asked.map(({ pathname }) => pathname)).toEqual([own, old]);
    expect(ofBff.data).toBeDefined();
    expect(ofLegacy.data).toMatchObject(ofBff.data ?? {});
  });

  test('API-36: the legacy catalogue is told the cookie of its variant', async () => {
    const { dispatch } = visit('a=1; hash_configuration=h-7f3a');
    const { data } = await dispatch(listOf(legacy));
    expect(data?.page).toBe(2);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      details: 'false',
      api_version: '3',
      maxitems: '10',
      qty_products: '10',
      page: '2',
      brand: 'zapala',
      hash_configuration: 'h-7f3a',
    });
  });

  test('ERR-01: code of the legacy call that does not come is a failure of the network', async () => {
    const own = answering(
      {} as never,
      () => ({}) as never,
      () => 'model',
    );
    const { queryFn } = eitherSource(own, () => Promise.reject(new TypeError('Failed to fetch')));
    const send = () => ({ data: 'nobody asks' });
    const outcome = await queryFn({ source: 'legacy' }, {} as never, undefined, send);
    expect(outcome).toMatchObject({ error: { code: 'network', message: 'Something went wrong.' } });
  });
});
