import { describe, expect, test } from 'vitest';
import { handlerIndex } from './handlerIndex.ts';
import { handlers } from './handlers.ts';
import { databaseOf } from './database.ts';

const answer = handlerIndex(handlers);

/** Sets a scenario over HTTP, and returns status and body. */
async function open(visitor: string, scenario: string) {
  const request = new Request('http://localhost/__mock/scenario', {
    method: 'POST',
    headers: { 'x-mock-visitor': visitor },
    body: JSON.stringify({ scenario }),
  });
  const response = await answer(request);
  return [response?.status, await response?.json()];
}

const get = (visitor: string, path: string) =>
  answer(new Request(`http://localhost/api/${path}`, { headers: { 'x-mock-visitor': visitor } }));

describe('a scenario over HTTP', () => {
  test('LAB-01: has calls that fail, stock, time and latency, and starts from the seed', async () => {
    const choices = 'falla:getCities=unavailable,stock:ZP0001-38=0,hora:2026-05-01T10:00:00Z,demora:1';
    expect(await open('all', choices)).toEqual([200, {}]);
    const cities = await get('all', 'cities?api_version=3');
    expect([cities?.status, cities?.headers.get('date')]).toEqual([503, 'Fri, 01 May 2026 10:00:00 GMT']);
    const { stock, latency } = await databaseOf('all', 'ar');
    expect([stock.get('ZP0001-38'), latency]).toEqual([0, 1]);
    expect(await open('all', '')).toEqual([200, {}]);
    expect((await get('all', 'cities?api_version=3'))?.status).toBe(200);
    expect((await databaseOf('all', 'ar')).latency).toBe(0);
  });

  test('LAB-01: says who is logged in and in which country, by a hash that is fresh at any time', async () => {
    const [status, told] = await open('who', 'persona:socia,pais:cl,hora:2031-01-01T10:00:00Z');
    expect([status, told]).toEqual([200, { pais: 'cl', hash: expect.stringMatching(/^h-\d+$/) as string }]);
    const login = `http://localhost/api/customer/login?fingerprint=6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10&api_version=2`;
    const response = await answer(
      new Request(login, {
        method: 'POST',
        headers: { 'x-mock-visitor': 'who', 'x-mock-country': 'cl' },
        body: new URLSearchParams({ hash: (told as { hash: string }).hash }).toString(),
      }),
    );
    expect(await response?.json()).toMatchObject({ customer: { email: 'socia@vidriera.example' } });
  });

  test.each([
    ['pais:mx,stock:x', /pais 'mx' is unknown; allowed: ar, cl, co, br\. stock 'x' is no item/],
    ['falla:getCarts=cut', /falla: the call 'getCarts' is unknown; allowed: .*getCart, /],
    ['stock:XX0001-38=0', /stock: no product has the item 'XX0001-38'; one of ZP0001 is ZP0001-38\./],
  ])("LAB-01: '%s' is refused with what is allowed, and changes nothing", async (wrong, sentence) => {
    await open('wrong', 'demora:1');
    const [status, told] = await open('wrong', wrong);
    expect([status, told]).toEqual([400, { message: expect.stringMatching(sentence) as string }]);
    expect((await databaseOf('wrong', 'ar')).latency).toBe(1);
  });
});
