import { expect, test } from 'vitest';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { shopServer } from './shopServer.ts';

const shop = shopServer({ control: true });

const post = (at: string, headers: Record<string, string> = {}) =>
  shop.request(`${at}/__mock/reset`, { method: 'POST', headers });

test.each([
  ['a foreign page', 'http://localhost:4173', { origin: 'https://evil.example' }],
  ['a page on another port', 'http://localhost:4173', { origin: 'http://localhost:9000' }],
  ['a page without an origin', 'http://localhost:4173', { origin: 'null' }],
  ['a page whose browser says so', 'http://localhost:4173', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', 'http://localhost:4173', { 'sec-fetch-site': 'same-site' }],
  ['a name that leads to this machine', 'http://evil.example', {}],
  ['such a name, from its own page', 'http://evil.example', { origin: 'http://evil.example' }],
  ['a name that looks like this machine', 'http://localhost.evil.example', {}],
  ['a name that ends like it', 'http://evillocalhost', {}],
  ['an address of the network', 'http://192.168.0.7', {}],
  ['an address that is no loopback', 'http://[::2]', {}],
  ['a name that begins like a loopback address', 'http://127.0.0.1.evil.example', {}],
])('the controls refuse %s with 403', async (_who, at, headers) => {
  for (const path of ['reset', 'state', 'clock', 'anything']) {
    for (const method of ['POST', 'GET']) {
      const response = await shop.request(`${at}/__mock/${path}`, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ message: 'The controls answer this machine alone.' });
    }
  }
});

test.each([
  ['http://localhost:4173', {}],
  ['http://localhost:4173', { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }],
  ['http://cl.localhost:4173', { origin: 'http://cl.localhost:4173' }],
  ['http://127.0.0.1:4173', { 'sec-fetch-site': 'none' }],
  ['http://127.3.2.1', {}],
  ['http://[::1]:4173', {}],
  ['https://localhost', { origin: 'https://localhost' }],
])('the controls answer %s with %j', async (at, headers) => {
  expect((await post(at, headers)).status).toBe(200);
});

test('the reset is an address that a visitor can open, and leads home', async () => {
  const headers = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
  const response = await shop.request('http://localhost:4173/__mock/reset', { headers });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
});

test('the calls of the shop work under any host name', async () => {
  const home = '/api/home/?key=home_pwa&device=pwa&api_version=3';
  expect((await shop.request(`http://shop.example.co${home}`)).status).toBe(200);
});

test('inside the page the controls refuse a foreign origin too', async () => {
  const answer = handlerIndex(handlers);
  const ask = (origin: string) =>
    answer(new Request('http://192.168.0.7:5173/__mock/reset', { method: 'POST', headers: { origin } }));
  expect((await ask('https://evil.example'))?.status).toBe(403);
  expect((await ask('http://192.168.0.7:5173'))?.status).toBe(200);
});
