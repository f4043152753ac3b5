import { describe, expect, test, vi } from 'vitest';
import { requestOf } from '#api/transport/requestOf.ts';
import { exampleArgs, cachedPacts } from '#contracts/pact/pactFile.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { hostsOf } from '#countries/hosts.ts';
import type { CartReply } from '#schemas/cart.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { handlerIndex } from './handlerIndex.ts';
import { handlers, shopHandlers } from './handlers.ts';

const answer = handlerIndex(handlers);
const calls = await definitions();
const pactOf = cachedPacts();

const by = (visitor: string, country: CountryCode) => ({
  'x-mock-visitor': visitor,
  'x-mock-country': country,
});

/** Each call twice, one after another, as one visitor: the text of each response. */
async function tour(visitor: string, country: CountryCode) {
  const texts: string[] = [];
  for (const call of [...calls, ...calls]) {
    const args = exampleArgs(call, pactOf(call.base));
    const { url, method, headers, body } = requestOf(call, args, {
      hosts: hostsOf('development', country, 'http://localhost'),
      store: countryByCode(country).store,
    });
    const init = { method, headers: { ...headers, ...by(visitor, country) }, ...(body && { body }) };
    const response = await answer(new Request(url, init));
    texts.push(`${response?.status} ${await response?.text()}`);
  }
  return texts;
}

const control = (path: string, visitor: string, country: CountryCode, body?: string) =>
  answer(
    new Request(`http://localhost/__mock/${path}`, {
      method: 'POST',
      headers: by(visitor, country),
      ...(body && { body }),
    }),
  );

/** The hash of a cart that the visitor creates: it counts the visitor's earlier carts. */
async function newHash(visitor: string) {
  const url = 'http://localhost/api/cart/?api_version=3';
  const init = { method: 'POST', headers: by(visitor, 'ar'), body: 'items=ZP0001-38=1' };
  const reply = (await (await answer(new Request(url, init)))?.json()) as CartReply | undefined;
  return reply?.cart.hash;
}

describe.each(['ar', 'cl', 'co', 'br'] as const)('the mock backend in %s', (country) => {
  test('LAB-02: answers every call of two visitors with the same bytes', async () => {
    const first = await tour('LAB-02 first', country);
    expect(await tour('LAB-02 second', country)).toEqual(first);
    // The response to a beacon has no body.
    expect(first.filter((text) => !/^(?:200 \{|204 $)/.test(text))).toEqual([]);
  });

  test('LAB-02: begins from the same seed after a reset', async () => {
    const first = await tour('LAB-02 again', country);
    expect(await tour('LAB-02 again', country)).not.toEqual(first);
    await control('reset', 'LAB-02 again', country);
    expect(await tour('LAB-02 again', country)).toEqual(first);
  });
});

describe('the clock of the mock', () => {
  const home = '/api/home/?key=home_pwa&device=pwa&api_version=3';
  const timeFor = async (visitor: string) => {
    const response = await answer(new Request(`http://localhost${home}`, { headers: by(visitor, 'ar') }));
    return response?.headers.get('date');
  };
  const set = (now: unknown) => control('clock', 'LAB-02 clock', 'ar', JSON.stringify({ now }));
  const noon = 'Mon, 02 Mar 2026 12:00:00 GMT';

  test('LAB-02: is at noon of the seed’s day, on any day', async () => {
    expect(await timeFor('LAB-02 noon')).toBe(noon);
    vi.setSystemTime('2031-07-09T00:00:00Z');
    expect(await timeFor('LAB-02 noon')).toBe(noon);
    expect(await timeFor('LAB-02 later')).toBe(noon);
    vi.useRealTimers();
  });

  test('LAB-02: can be set for one visitor, whose data stay, until the reset', async () => {
    const first = await newHash('LAB-02 clock');
    expect((await set('2026-12-24T21:30:00-03:00'))?.status).toBe(200);
    expect(await timeFor('LAB-02 clock')).toBe('Fri, 25 Dec 2026 00:30:00 GMT');
    expect(await timeFor('LAB-02 other clock')).toBe(noon);
    expect(await newHash('LAB-02 clock')).not.toBe(first);
    await control('reset', 'LAB-02 clock', 'ar');
    expect(await timeFor('LAB-02 clock')).toBe(noon);
    expect(await newHash('LAB-02 clock')).toBe(first);
  });

  test('LAB-02: is that of the seed in every provider state', async () => {
    await set('2027-01-01T00:00:00Z');
    await control('state', 'LAB-02 clock', 'ar', '{"state":"cities are known"}');
    expect(await timeFor('LAB-02 clock')).toBe(noon);
  });

  test('LAB-02: is in failures too', async () => {
    await control(
      'state',
      'LAB-02 clock',
      'ar',
      '{"state":"a call fails","params":{"call":"getHome","fault":"unavailable"}}',
    );
    expect(await timeFor('LAB-02 clock')).toBe(noon);
  });

  test.each([undefined, 1_772_000_000, '', 'tomorrow', '2026-03-02', '2026-13-02T12:00:00Z'])(
    'LAB-02: what is no time with a zone, such as %j, is refused by its field',
    async (now) => {
      const response = await set(now);
      expect(response?.status).toBe(400);
      expect(await response?.json()).toMatchObject({ message: expect.stringContaining('now') as string });
    },
  );
});

describe('the controls of the mock', () => {
  const set = (body: string, visitor = 'control') => control('state', visitor, 'ar', body);

  test('LAB-05: a state is set for the requesting visitor, from the seed on', async () => {
    const before = await tour('control', 'ar');
    const state = { state: 'a call fails', params: { call: 'getHome', fault: 'unavailable' } };
    expect((await set(JSON.stringify(state)))?.status).toBe(200);
    expect((await tour('control', 'ar')).some((text) => text.startsWith('503'))).toBe(true);
    expect((await tour('another', 'ar')).some((text) => text.startsWith('503'))).toBe(false);
    await set(JSON.stringify({ state: 'the home has content', params: { key: 'home_pwa' } }));
    expect(await tour('control', 'ar')).toEqual(before);
  });

  test.each([
    '',
    'no JSON',
    '[]',
    '{"params":{}}',
    '{"state":"nobody knows this"}',
    '{"state":"a call fails"}',
  ])('LAB-05: what names no state, such as %j, is refused and says why', async (body) => {
    const response = await set(body);
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({ message: expect.stringMatching(/\S/) as string });
  });

  test('reset as an address too, and lead home', async () => {
    const first = await newHash('by address');
    expect(await newHash('by address')).not.toBe(first);
    const request = new Request('http://localhost/__mock/reset', { headers: by('by address', 'ar') });
    const response = await answer(request);
    expect([response?.status, response?.headers.get('location')]).toEqual([303, '/']);
    expect(await newHash('by address')).toBe(first);
  });

  test('are no part of what a shop is answered by', async () => {
    const withoutControl = handlerIndex(shopHandlers);
    const request = new Request('http://localhost/__mock/reset', { method: 'POST' });
    expect(await withoutControl(request)).toBeUndefined();
  });
});
