import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { started } from '#testing/backend/signedIn.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { makeBeacons } from './beacons.ts';
import type { TrackingPorts } from './events.ts';
import type { Visit } from './signals.ts';

const cookie = '_ga=GA1.2.1122334455.1650000000';
const origin = 'https://ar.tienda.example';
const hosts = hostsOf('production', 'ar', origin);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2024-03-05T17:07:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Beacons of a shop whose analytics cookie is what `cookies` says, and what it has sent when. */
function beaconsOf(cookies: () => string, more: Partial<TrackingPorts> = {}) {
  const began = Date.now();
  const sent: { at: number; url: URL; init: RequestInit | undefined }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    sent.push({ at: Date.now() - began, url: new URL(url as string), init });
    throw new TypeError('Failed to fetch');
  });
  const window = { document: {} as Document, navigator: { userAgent: 'Mozilla/5.0' }, fetch };
  const beacons = makeBeacons({
    store: storeOn(hosts),
    hosts,
    origin,
    headers: {},
    cookies,
    window,
    setCookie: () => undefined,
    clock: Date.now,
    random: Math.random,
    tab: memoryTab(),
    beaconKey: 'pageview',
    mock: false,
    signal: new AbortController().signal,
    ...more,
  });
  const end = new AbortController();
  const visit = (url: string): Visit => ({
    url,
    page: url,
    address: origin + url,
    signal: end.signal,
    referrer: `${origin}/mujer/calzado/`,
  });
  return { beacons, sent, visit, leave: () => end.abort(), began };
}

/** The event of a beacon. */
const eventIn = (url: URL) => JSON.parse(url.searchParams.get('p') ?? '') as Record<string, unknown>;

describe('the view of a page', () => {
  test('TRACK-11, TRACK-12: with the cookie one beacon is sent at once', () => {
    const { beacons, sent, visit } = beaconsOf(() => cookie);
    beacons.view(visit('/menu'));
    expect(sent.map(({ at }) => at)).toEqual([0]);
    vi.advanceTimersByTime(20_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('TRACK-11: with a cookie that appears after 250 ms the beacon is sent after 300 ms, and polling ends', () => {
    const began = Date.now();
    const { beacons, sent, visit } = beaconsOf(() => (Date.now() - began < 250 ? '' : cookie));
    beacons.view(visit('/menu'));
    vi.advanceTimersByTime(20_000);
    expect(sent.map(({ at }) => at)).toEqual([300]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('TRACK-13: has the id of a customer and nothing else about her', () => {
    const store = storeOn(hosts);
    store.dispatch(loginSucceeded({ ...started, idCustomer: '140', email: 'ana@mail.example' }));
    const { beacons, sent, visit } = beaconsOf(() => cookie, { store });
    beacons.view(visit('/menu'));
    const [{ url }] = sent as [(typeof sent)[number]];
    expect(eventIn(url)['consumer_id']).toBe('140');
    expect(decodeURIComponent(url.href)).not.toContain('ana@mail.example');
  });

  test('TRACK-12: of a page that is left before the cookie exists is not sent', () => {
    const began = Date.now();
    const { beacons, sent, visit, leave } = beaconsOf(() => (Date.now() - began < 1500 ? '' : cookie));
    beacons.view(visit('/menu'));
    vi.advanceTimersByTime(1000);
    leave();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(sent).toEqual([]);
  });

  test('TRACK-12: without the cookie polling ends after 10 s', () => {
    const cookies = vi.fn<() => string>(() => '');
    const { beacons, sent, visit } = beaconsOf(cookies);
    beacons.view(visit('/menu'));
    vi.advanceTimersByTime(9999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toEqual([]);
    expect(cookies).toHaveBeenCalledTimes(101);
  });

  test('TRACK-13, TRACK-14, TRACK-19: of a screen that is neither list nor product has an empty payload', () => {
    const { beacons, sent, visit } = beaconsOf(() => cookie);
    beacons.view(visit('/menu?from=home'));
    const [{ url, init }] = sent as [(typeof sent)[number]];
    expect(url.origin + url.pathname).toBe('https://tracking-ar.tienda.example/');
    expect([...url.searchParams.keys()]).toEqual(['key', 'p']);
    expect(url.searchParams.get('key')).toBe('pageview');
    expect(eventIn(url)).toEqual({
      bid: '1122334455.1650000000',
      client: { agent: 'Mozilla/5.0', platform: 'pwa' },
      consumer_id: '',
      created_at: '2024-03-05T17:07:00.000Z',
      event: 'pageview',
      identifiers: { ucid: { type: 'COOKIE', value: '1122334455.1650000000' } },
      local_timestamp: expect.stringMatching(/^2024-03-0[456]T\d\d:07:00$/) as string,
      payload: {},
      source: 'pwa',
      url: `${origin}/menu?from=home`,
      url_referrer: `${origin}/mujer/calzado/`,
      url_simple: `${origin}/menu`,
    });
    expect(init).toMatchObject({ credentials: 'include', keepalive: true, mode: 'no-cors' });
  });

  test('TRACK-37, API-11: a beacon that fails is ignored, and not repeated', async () => {
    const { beacons, sent, visit } = beaconsOf(() => cookie);
    beacons.view(visit('/menu'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
  });

  test('TRACK-37, TRACK-12: a host that never responds blocks no other page, and nothing is repeated', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
    const window = { document: {} as Document, navigator: { userAgent: 'Mozilla/5.0' }, fetch };
    const { beacons, visit } = beaconsOf(() => cookie, { window });
    for (const page of ['/menu', '/brands', '/cart']) beacons.view(visit(page));
    await vi.advanceTimersByTimeAsync(60_000);
    const pages = fetch.mock.calls.map(([url]) => eventIn(new URL(url as string))['url']);
    expect(pages).toEqual(['/menu', '/brands', '/cart'].map((page) => origin + page));
  });

  test('TRACK-11: a page waits until its content has loaded', () => {
    const { beacons, sent, visit } = beaconsOf(() => cookie);
    beacons.view(visit('/zapatilla-urbana-lago-zp0001.html'));
    vi.advanceTimersByTime(9000);
    expect(sent).toEqual([]);
  });
});

test('REACH-08: a web vital is sent with page and cause, and not without a client id', () => {
  const vital = {
    name: 'LCP' as const,
    value: 1234.5,
    rating: 'good' as const,
    attribution: { target: 'h1' },
  };
  const { beacons, sent, visit } = beaconsOf(() => cookie);
  beacons.vital(visit('/menu'), vital);
  expect(sent.map(({ url }) => eventIn(url))).toMatchObject([
    { event: 'webvital', payload: { webvital: vital }, url: `${origin}/menu` },
  ]);
  const without = beaconsOf(() => '');
  without.beacons.vital(without.visit('/menu'), vital);
  expect(without.sent).toEqual([]);
});
