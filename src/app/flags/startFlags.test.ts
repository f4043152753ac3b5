import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeShop } from '#app/start/makeShop.ts';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { applyFlags, selectFlags, selectFlagsLoading } from '#store/flags.ts';
import { networkChanged } from '#store/online.ts';
import { memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { startFlags } from './startFlags.ts';

const client = '1122334455.1650000000';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered = (configuration: object) => () =>
  Promise.resolve(Response.json(configuration, { headers: { etag: 'W/"f1a2"' } }));

interface Visit {
  answer?: typeof fetch;
  stored?: Record<string, string>;
  tab?: Record<string, string>;
  mock?: boolean;
}

/** A visit of a device with the analytics cookie, whose network answers so. */
function visit({ answer = answered(aFlagConfiguration()), stored = {}, tab = {}, mock = false }: Visit = {}) {
  const network = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', network);
  const storage = memoryStorage(stored);
  const started = makeShop({
    country: 'ar',
    settings: developmentSettings({ environment: mock ? 'development' : 'production', sdkKey: 'shop' }),
    origin: 'https://ar.tienda.example',
    headers: {},
    clock: () => Date.now(),
    random: () => 0.5,
    wait: () => Promise.resolve(),
    copy: () => Promise.resolve(true),
    share: () => Promise.resolve(true),
    cookies: () => `_ga=GA1.2.${client}`,
    storage,
    tab: memoryTab(tab),
  });
  const { store } = started;
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const end = new AbortController();
  const start = () =>
    startFlags({ ...started, signal: end.signal }, Object.assign(page, { document }) as never);
  const next = () => {
    store.dispatch(applyFlags());
    return selectFlags(store.getState());
  };
  const isLoading = () => selectFlagsLoading(store.getState());
  // `vi.waitFor` would advance the time, on a slow machine up to the time-out of the request.
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  const isDone = () => until(() => !isLoading());
  return { store, storage, network, page, document, end, start, next, isLoading, isDone, until };
}

describe('the flags of a visit', () => {
  test('FLAG-10, FLAG-16: are requested once, from the host of the country and with the key of the shop', async () => {
    const { network, start, isLoading, isDone } = visit();
    expect(isLoading()).toBe(true);
    start();
    await isDone();
    expect(network.mock.calls.map(([url]) => (url as string).split('?')[0])).toEqual([
      'https://flags-ar.tienda.example/configuration-files/shop/config_v6.json',
    ]);
  });

  test('FLAG-24: keep the values of the current screen until the next navigation', async () => {
    const { store, start, next, isDone } = visit();
    start();
    await isDone();
    expect(selectFlags(store.getState())).toEqual(defaultFlags);
    expect(next()).toMatchObject({ hash_login_front: true });
  });

  test.each([
    ['yes', 'off'],
    ['no', 'control'],
  ])(
    'TRACK-39, FLAG-21: with the consent %j the client of all percentages has %s',
    async (consent, value) => {
      const { start, next, isDone } = visit({
        answer: answered(aFlagConfiguration({ off: 100 })),
        stored: { consent },
      });
      start();
      await isDone();
      expect(next().backend_for_frontend).toBe(value);
    },
  );

  test('FLAG-21, PERS-10: a device has its own UUID and stores it', async () => {
    const first = visit({ answer: answered(aFlagConfiguration({ login: 100 })) });
    first.start();
    await first.isDone();
    const kept = first.storage.texts['flag_uuid'] ?? '';
    expect(kept).toMatch(uuid);
    expect(first.next().rollout_login_front).toBe(true);
    const again = visit({ stored: { flag_uuid: kept } });
    again.start();
    await again.isDone();
    expect(again.storage.texts['flag_uuid']).toBe(kept);
  });

  test.each([
    ['garbage', () => Promise.resolve(new Response('{"f":{'))],
    ['HTML', () => Promise.resolve(new Response('<!doctype html>'))],
    ['500', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['no configuration', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('FLAG-16, FLAG-10: %s ends loading and keeps defaults or the last values', async (_what, answer) => {
    const first = visit({ answer });
    first.start();
    await first.isDone();
    expect(first.next()).toEqual(defaultFlags);
    const later = visit({ answer, stored: { flags: '{"backend_for_frontend":"off"}' } });
    later.start();
    await later.isDone();
    expect(later.next()).toEqual({ ...defaultFlags, backend_for_frontend: 'off' });
  });

  test('FLAG-17, FLAG-16: a response after more than 750 ms is a timeout', async () => {
    const { start, isLoading, isDone } = visit({
      answer: (_url, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late')))),
    });
    start();
    await vi.advanceTimersByTimeAsync(749);
    expect(isLoading()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await isDone();
  });

  test('FLAG-16, FLAG-18: a minute later 304 keeps them, and other values apply from the next screen on', async () => {
    const answers = [
      () => Response.json(aFlagConfiguration(), { headers: { etag: 'W/"one"' } }),
      () => new Response(null, { status: 304 }),
      () => Response.json(aFlagConfiguration({ off: 100 })),
    ];
    const { network, start, next, isDone, until } = visit({
      answer: () => Promise.resolve((answers.shift() ?? (() => Response.error()))()),
      stored: { consent: 'yes' },
    });
    start();
    await isDone();
    expect(next().backend_for_frontend).toBe('control');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new URL(network.mock.calls[1]?.[0] as string).searchParams.get('ccetag')).toBe('W/"one"');
    expect(next().backend_for_frontend).toBe('control');
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => next().backend_for_frontend === 'off');
  });

  test.each(['online', 'visibilitychange'])('are requested at %s, with network and in view', async (name) => {
    const { store, network, page, document, start, isDone } = visit();
    const happen = () => (name === 'online' ? page : document).dispatchEvent(new Event(name));
    store.dispatch(networkChanged(false));
    start();
    store.dispatch(networkChanged(true));
    document.visibilityState = 'hidden';
    happen();
    expect(network).not.toHaveBeenCalled();
    document.visibilityState = 'visible';
    happen();
    expect(network).toHaveBeenCalledTimes(1);
    await isDone();
  });

  test('of an ended page are not resolved', async () => {
    const { end, start, isLoading, network } = visit();
    start();
    end.abort();
    await Promise.all(network.mock.results.map(({ value }) => value as Promise<Response>));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([isLoading(), network.mock.calls.length]).toEqual([true, 1]);
  });

  test.each([
    [true, 'off'],
    [false, 'control'],
  ])('a developer sets them for a tab, in mock builds alone: %s', async (mock, value) => {
    const { start, next, isDone } = visit({ mock, tab: { own_flags: '{"backend_for_frontend":"off"}' } });
    start();
    await isDone();
    expect(next().backend_for_frontend).toBe(value);
  });
});
