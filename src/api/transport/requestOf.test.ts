import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { createCart } from '#schemas/cart.ts';
import { type Endpoint, endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import { requestOf } from './requestOf.ts';

const hosts = hostsOf('production', 'cl', '');
const cl = { hosts, store: 'CL' };

const toBff = endpoint('askBff', [], {
  method: 'POST',
  base: 'bff',
  path: 'catalog/category',
  kind: 'read',
  json: v.object({ path: v.string(), qty: v.exactOptional(v.number()) }),
  reply: v.object({}),
});

describe('the address of a call', () => {
  test.each([
    ['development', 'ar', 'http://localhost:4173', 'http://localhost:4173/api'],
    ['staging', 'co', '', 'https://api-co.staging.tienda.example'],
    ['production', 'cl', '', 'https://api-cl.tienda.example'],
  ] as const)('API-01, API-17: the base host of %s, %s', (environment, country, origin, base) => {
    const { method, url } = requestOf(
      getHome,
      { key: 'home_pwa' },
      { hosts: hostsOf(environment, country, origin), store: 'AR' },
    );
    expect(method).toBe('GET');
    expect(url).toBe(`${base}/home/?key=home_pwa&device=pwa&api_version=3`);
  });

  test('API-01: a base that ends with a slash adds no second one', () => {
    const { url } = requestOf(toBff, { path: '/mujer/' }, cl);
    expect(url).toBe('https://bff-cl.tienda.example/catalog/category');
  });

  test('API-02, API-03, API-08: version and device are set by the definition, never by an argument', () => {
    const args = { key: 'home_pwa', device: 'desktop', api_version: '2', token: 'tok-140' };
    const { searchParams } = new URL(requestOf(getHome, args, cl).url);
    expect(Object.fromEntries(searchParams)).toEqual({ key: 'home_pwa', device: 'pwa', api_version: '3' });
  });

  test('API-05: a call to another base than {api} has no version', () => {
    for (const base of ['bff', 'cms', 'tracking', 'flags'] as const) {
      const { url } = requestOf({ ...toBff, base }, { path: '/' }, cl);
      expect(url).not.toContain('api_version');
    }
  });

  test('a value cannot inject another parameter', () => {
    const { url } = requestOf(getHome, { key: 'a&device=x#ñ /?' }, cl);
    expect(new URL(url).searchParams.get('key')).toBe('a&device=x#ñ /?');
    expect(new URL(url).searchParams.getAll('device')).toEqual(['pwa']);
    expect(new URL(url).hash).toBe('');
  });

  test('numbers and switches are written as text, and nothing else that is no text', () => {
    const query = v.object({ page: v.number(), details: v.boolean(), sizes: v.any() });
    const { url } = requestOf({ ...getHome, query }, { page: 2, details: false, sizes: ['38'] }, cl);
    const { searchParams } = new URL(url);
    expect([searchParams.get('page'), searchParams.get('details')]).toEqual(['2', 'false']);
    expect(searchParams.has('sizes')).toBe(false);
  });

  test('a definition that lists no fields sends all, but those of its path', () => {
    const query = v.record(v.string(), v.string());
    const whole = { ...toBff, method: 'GET', json: undefined, query } as const;
    const bare = requestOf({ ...whole, path: 'list' } as never, { brand: 'nike' }, cl);
    expect(bare.url).toBe('https://bff-cl.tienda.example/list?brand=nike');
    const params = v.object({ path: v.string() });
    const request = requestOf(
      { ...whole, path: ':path*', params } as never,
      { path: 'mujer/calzado/', brand: 'nike' },
      cl,
    );
    expect(request.url).toBe('https://bff-cl.tienda.example/mujer/calzado/?brand=nike');
  });

  test('a field that is undefined is left out', () => {
    expect(requestOf(getHome, { key: undefined }, cl).url).not.toContain('key=');
  });
});

describe('the body of a call', () => {
  test('API-14, API-54, API-55: a form for {api}, the version in the query', () => {
    const request = requestOf(createCart, { items: 'AB12-41=2,CD34-38=1' }, cl);
    expect(request).toEqual({
      method: 'POST',
      url: 'https://api-cl.tienda.example/cart/?api_version=3',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'items=AB12-41%3D2%2CCD34-38%3D1',
    });
  });

  test('API-14: JSON for {bff}', () => {
    const { headers, body } = requestOf(toBff, { path: '/mujer/', qty: undefined }, cl);
    expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(body).toBe('{"path":"/mujer/"}');
  });

  test('API-16: a call without body sends nothing but its address', () => {
    const request = requestOf(getHome, { key: 'home_pwa', token: 'tok-140' }, cl);
    expect(request.headers).toEqual({ accept: 'application/json' });
    expect(request).not.toHaveProperty('body');
  });

  test('API-16: a form carries the fields of its definition and no other', () => {
    const { body } = requestOf(createCart, { items: 'AB12-41=2', token: 'tok-140' }, cl);
    expect(body).toBe('items=AB12-41%3D2');
  });
});

describe('further parts of a definition', () => {
  const ofProduct = {
    ...toBff,
    method: 'GET',
    path: 'product/:segment/:kind',
    params: v.object({ segment: v.string(), kind: v.string() }),
    headers: ['x-os', 'x-store'],
  } satisfies Endpoint;

  test('API-21, API-35: the platform and the store of the country, if the definition has the headers', () => {
    const { headers } = requestOf(ofProduct, { segment: 'a', kind: 'b' }, cl);
    expect(headers).toMatchObject({ 'x-os': 'pwa', 'x-store': 'CL' });
    expect(requestOf(toBff, { path: '/' }, cl).headers).not.toHaveProperty('x-store');
  });

  test('API-31, API-32: path parameters, which are encoded', () => {
    const { url } = requestOf(ofProduct, { segment: '../a/b?c=d#e', kind: 'full' }, cl);
    expect(url).toBe('https://bff-cl.tienda.example/product/..%2Fa%2Fb%3Fc%3Dd%23e/full');
  });

  test('API-33: a JSON body carries the fields of its definition and no other', () => {
    const { body } = requestOf(toBff, { epoch: 7, path: '/mujer/', key: '/mujer/' }, cl);
    expect(body).toBe('{"path":"/mujer/"}');
  });
});
