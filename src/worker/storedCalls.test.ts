import { describe, expect, test } from 'vitest';
import { requestOf } from '#api/transport/requestOf.ts';
import { type CountryCode, stores } from '#countries/country.ts';
import { hostsOf } from '#countries/hosts.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { isPersonal, keyOf, reportedPath, storedCallOf, subjectOf } from './storedCalls.ts';

const calls = await definitions();
const path = '/mujer/calzado/';

/** Arguments that fill every path parameter, with those that a stored call needs. */
const args = {
  key: 'home_pwa',
  kind: 'category',
  path: '/botin-1.html',
  segment: 'botin-1',
  pageInfo: { page: 1, itemsPerPage: 10 },
  filters: [],
};

const stored: Record<string, string> = {
  getHome: 'home',
  getMenu: 'menu',
  getLegacyMenu: 'menu',
  getSegmentTabs: 'menu',
  getLegacySegmentTabs: 'menu',
  getSizeTables: 'sizes',
  getProduct: 'product',
  getLegacyProduct: 'product',
  getCataloguePage: 'list',
  getFullCataloguePage: 'list',
  getLegacyCataloguePage: 'list',
};

const environments = ['development', 'production'] as const;

describe.each(environments)('calls of %s', (environment) => {
  test.each(calls.map((call) => [call.name, call] as const))(
    'PWA-05, PWA-07: %s is stored only if it is home, menu, list, product or size table',
    (name, call) => {
      const kind = stored[name];
      for (const code of Object.keys(stores) as CountryCode[]) {
        const hosts = hostsOf(environment, code, `http://${code}.localhost:4173`);
        const { method, url } = requestOf(call, args, { hosts, store: stores[code] });
        expect([code, storedCallOf(method, url)]).toEqual([code, kind && { kind, reply: call.reply }]);
      }
      // A stored call never changes anything, nor belongs to a customer.
      expect(stored[name] === undefined || (call.kind === 'read' && !call.auth)).toBe(true);
    },
  );
});

describe('the key of a call', () => {
  const url = 'https://bff-ar.example/catalog/category';
  const list = (body: object, headers: Record<string, string> = {}) =>
    keyOf({ method: 'POST', url, headers: new Headers(headers), body: JSON.stringify(body) });

  test('PWA-05: is that of method, URL and body without the visitor', () => {
    expect(list({ path, userId: 'GA1' })).toBe(list({ path }));
    expect(list({ path })).not.toBe(list({ path: '/hombre/' }));
    const get = { method: 'GET', headers: new Headers(), body: '' };
    expect(keyOf({ ...get, url: `${url}?page=1` })).not.toBe(keyOf({ ...get, url: `${url}?page=2` }));
    expect(keyOf({ ...get, url })).not.toBe(keyOf({ ...get, url, method: 'POST' }));
  });

  test('PWA-05: differs by the store, which two countries on one host name in a header', () => {
    expect(list({ path }, { 'x-store': 'AR' })).not.toBe(list({ path }, { 'x-store': 'CL' }));
    expect(list({ path }, { accept: 'a' })).toBe(list({ path }, { accept: 'b' }));
  });

  test.each([
    ['URL', { url: `${url}?token=canary` }],
    ['URL', { url: `${url}?hash_configuration=canary` }],
    ['body', { body: '{"hash":"canary"}' }],
    ['form', { body: 'a=1&accessToken=canary' }],
    ['header', { headers: new Headers({ authorization: 'Bearer canary' }) }],
    ['header', { headers: new Headers({ 'x-token': 'canary' }) }],
  ])('PWA-07: there is none for a call with a token or hash in its %s', (_where, part) => {
    expect(keyOf({ method: 'POST', url, headers: new Headers(), body: '{}', ...part })).toBeUndefined();
  });

  test('a product whose name has the word is stored', () => {
    expect(isPersonal('https://bff.example/catalog/product-details?path=%2Fhashtag-1.html')).toBe(false);
  });
});

describe('the screen of a call', () => {
  const of = (kind: 'list' | 'product' | 'menu', url: string, body = '') =>
    reportedPath(subjectOf(kind, { url, body }));

  test.each([
    ['list', 'https://b.example/catalog/category', JSON.stringify({ path: '/ni"ña/' }), '/ni"ña'],
    [
      'list',
      'https://b.example/catalog/search',
      JSON.stringify({ path: '/catalog/', q: 'bota' }),
      '/catalog?q=bota',
    ],
    [
      'list',
      'https://api.example/catalog/?details=false&maxitems=10&q=n%C3%BA%26',
      '',
      '/catalog?q=n%C3%BA%26',
    ],
    ['list', 'http://localhost/api/mujer/?details=false&maxitems=10', '', '/mujer'],
    ['list', 'https://api.example/mujer/?details=false&maxitems=10', '', '/mujer'],
    ['product', 'https://b.example/catalog/product-details?path=%2Fa%20b-1.html', '', '/a b-1.html'],
    ['product', 'https://api.example/productdetail/bota-1?api_version=3', '', '/bota-1.html'],
    ['menu', 'https://cms.example/menu', '', '/menu'],
    ['menu', 'https://b.example/cms/horizontal-menu', '', ''],
  ] as const)('%s at %s %s is %s', (kind, url, body, expected) => {
    expect(of(kind, url, body)).toBe(expected);
  });
});
