import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import { readConfiguration } from './readConfiguration.ts';

const etag = 'W/"f1a2"';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks a network that answers so. */
async function ask(answer: typeof fetch, known?: string, signal = new AbortController().signal) {
  const network = vi.fn(answer);
  vi.stubGlobal('fetch', network);
  const hosts = hostsOf('production', 'cl', '');
  const found = readConfiguration({
    hosts,
    headers: {},
    sdkKey: 'vidriera',
    etag: known,
    timeout: 750,
    signal,
  });
  return { network, found };
}

const answered = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));
const text = JSON.stringify(aFlagConfiguration());

test('API-104, FLAG-15: an ETag that is known is asked for in the query, and no header is sent for it', async () => {
  const { network, found } = await ask(answered(text, { headers: { etag } }), etag);
  expect(await found).toMatchObject({ etag });
  const [url, init] = network.mock.calls[0] ?? [];
  const asked = new URL(url as string);
  expect(asked.origin + asked.pathname).toBe(
    'https://flags-cl.tienda.example/configuration-files/vidriera/config_v6.json',
  );
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    sdk: 'ConfigCat-UnifiedJS-Browser/a-1.1.0',
    ccetag: etag,
  });
  expect(init?.headers).toEqual({ accept: 'application/json' });
});

test('API-105: the first request has no ETag', async () => {
  const { network, found } = await ask(answered(text));
  expect(await found).toMatchObject({ etag: undefined });
  expect(network.mock.calls[0]?.[0]).not.toContain('ccetag');
});

test('FLAG-16: 304 says that the known configuration holds', async () => {
  const { found } = await ask(() => Promise.resolve(new Response(null, { status: 304 })), etag);
  expect(await found).toBe('unchanged');
});

describe('FLAG-16: what is no configuration', () => {
  test.each([
    ['garbage', answered('\u0000{]')],
    ['no body', answered('')],
    ['HTML', answered('<!doctype html><p>Portal</p>', { headers: { 'content-type': 'text/html' } })],
    ['500', answered(text, { status: 500 })],
    ['404', answered('', { status: 404 })],
    ['JSON of another shape', answered('{"f":[]}')],
    ['null', answered('null')],
    ['5 MB', answered(`{"f":"${'x'.repeat(5_000_000)}"}`)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('FLAG-16, API-11: %s has failed, and is not asked for again', async (_what, answer) => {
    const { network, found } = await ask(answer);
    expect(await found).toBe('failed');
    expect(network).toHaveBeenCalledTimes(1);
  });
});

/** A network that answers when it is told to stop, as a browser does. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
  );

test('FLAG-17: what has not come after its time-out has failed', async () => {
  vi.useFakeTimers();
  const { found } = await ask(silent);
  const ended = vi.fn();
  void found.then(ended);
  await vi.advanceTimersByTimeAsync(749);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('failed');
});

test('a page that ends gives its request up', async () => {
  const end = new AbortController();
  const { found } = await ask(silent, undefined, end.signal);
  end.abort();
  expect(await found).toBe('failed');
});

test('FLAG-16: a flag that cannot be read does not take the others with it', async () => {
  const { p, f } = aFlagConfiguration();
  const broken = {
    p,
    f: { ...f, backend_for_frontend: { v: 7 }, hash_login_front: undefined, other: { t: 3 } },
  };
  const { found } = await ask(answered(JSON.stringify(broken)));
  expect(await found).toMatchObject({
    configuration: {
      f: {
        backend_for_frontend: null,
        hash_login_front: null,
        catalog_filters_refactor: { v: { s: 'on' } },
      },
    },
  });
});
