import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { rawGet } from '#testing/backend/rawRequest.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${mock.url}${path}`, init);
const home = '/api/home/?key=home_pwa&device=pwa&api_version=3';

describe('a visitor over HTTP', () => {
  const order = (cookie: string) => ({
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'items=ZP0001-38%3D1',
  });
  const hashOf = async (response: Response) =>
    ((await response.json()) as { cart: { hash: string } }).cart.hash;
  const cartUrl = '/api/cart/?api_version=3';

  test('gets a cookie with the first response only', async () => {
    const first = await ask(home);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^mock-visitor=[\w-]{36};.*HttpOnly/);
    const next = await ask(home, { headers: { cookie: cookie.replace(/;.*/, '') } });
    expect(next.headers.get('set-cookie')).toBeNull();
  });

  test('LAB-03: has data that no other visitor has', async () => {
    const cookies = await Promise.all(
      [1, 2].map(async () => ((await ask(home)).headers.get('set-cookie') ?? '').replace(/;.*/, '')),
    );
    const [ana = '', berta = ''] = cookies;
    expect(ana).not.toBe(berta);
    const anasFirst = await hashOf(await ask(cartUrl, order(ana)));
    const anasSecond = await hashOf(await ask(cartUrl, order(ana)));
    const bertasFirst = await hashOf(await ask(cartUrl, order(berta)));
    expect(anasSecond).not.toBe(anasFirst);
    expect(bertasFirst).toBe(anasFirst);
  });

  test('without a cookie is a new visitor', async () => {
    await ask(home);
    const [first, next] = [await ask(home), await ask(home)];
    expect(first.headers.get('set-cookie')).not.toBe(next.headers.get('set-cookie'));
  });

  test('is named by the header x-mock-visitor before any cookie', async () => {
    const headers = { 'x-mock-visitor': 'Carla', cookie: 'mock-visitor=Dora' };
    const response = await ask(home, { headers });
    expect(response.headers.get('set-cookie')).toBeNull();
    const failing = { state: 'a call fails', params: { call: 'getHome', fault: 'unavailable' } };
    await ask('/__mock/state', {
      method: 'POST',
      headers: { 'x-mock-visitor': 'Carla' },
      body: JSON.stringify(failing),
    });
    expect((await ask(home, { headers })).status).toBe(503);
    expect((await ask(home, { headers: { cookie: 'mock-visitor=Dora' } })).status).toBe(200);
    await ask('/__mock/reset', { method: 'POST', headers: { 'x-mock-visitor': 'Carla' } });
    expect((await ask(home, { headers })).status).toBe(200);
  });

  test('COUNTRY-03: is in the country of the header, else of the host', async () => {
    const threshold = async (...headers: string[]) => {
      const answer = Buffer.from(await rawGet(mock.url, home, headers), 'latin1').toString();
      return /Envío gratis desde \D*([\d.,]+)/.exec(answer)?.[1];
    };
    expect(await threshold('Host: localhost')).toBe('79.999');
    expect(await threshold('Host: cl.localhost')).toBe('39.990');
    expect(await threshold('Host: shop.example.co')).toBe('199.900');
    expect(await threshold('Host: cl.localhost', 'x-mock-country: br')).toBe('299,00');
  });

  test('gets responses that must not be cached', async () => {
    expect((await ask(home)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a call', () => {
  test.each([
    ['GET', '/api/nowhere/'],
    ['POST', home],
    ['GET', '/bff/catalog/nothing'],
    ['GET', '/cms/nothing'],
    ['GET', '/tracking/nothing'],
    ['GET', '/flags/nothing'],
    ['PUT', '/api/cart/?api_version=3'],
  ])('that nobody answers (%s %s) is 501 in JSON, never a page', async (method, path) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({
      error: true,
      message: expect.stringContaining(method) as string,
    });
  });

  test('that is cut has no response, and the next one has', async () => {
    const headers = { 'x-mock-visitor': 'cut' };
    const state = { state: 'a call fails', params: { call: 'getHome', fault: 'cut' } };
    await ask('/__mock/state', { method: 'POST', headers, body: JSON.stringify(state) });
    await expect(ask(home, { headers })).rejects.toThrow('fetch failed');
    expect((await ask(home)).status).toBe(200);
  });
});
