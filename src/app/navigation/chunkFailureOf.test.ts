import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOrReload, watchChunk } from './chunk.ts';
import { chunkFailureOf, reloadOnce } from './chunkFailureOf.ts';

const href = 'https://tienda.example/cart';
const start = Date.UTC(2026, 0, 1);

/** A page in which nothing is stored; `answer` is the server's to every HEAD request. */
function openPage(answer: () => Promise<Response>) {
  const texts = new Map<string, string>();
  const page = {
    reload: vi.fn(),
    fetch: vi.fn(answer),
    storage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
    },
  };
  vi.stubGlobal('location', { href, reload: page.reload });
  vi.stubGlobal('fetch', page.fetch);
  vi.stubGlobal('sessionStorage', page.storage);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return { ...page, events };
}

const missing = () => Promise.resolve(new Response(null, { status: 404 }));
const found = () => Promise.resolve(new Response(null, { headers: { 'content-type': 'text/javascript' } }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const cause = new TypeError(
  'Failed to fetch dynamically imported module: https://tienda.example/assets/cart.js',
);
const failing = () => Promise.reject(cause);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a chunk that is missing since a deployment', () => {
  test('APP-12, APP-13: reloads the page, once per 60 s whatever chunk is missing', async () => {
    const { reload } = openPage(missing);
    await chunkFailureOf('cart', cause);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(start + 59_999);
    await chunkFailureOf('menu', cause);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(start + 60_000);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('APP-13: does not reload the page if the reload cannot be stored', async () => {
    const { reload, storage } = openPage(missing);
    storage.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    await chunkFailureOf('cart', cause);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a chunk whose URL the browser does not name, like Safari', () => {
  const unnamed = new TypeError('Importing a module script failed.');
  const entry = 'https://tienda.example/assets/index.js';
  const openWithEntry = (answer: () => Promise<Response>) => {
    vi.stubGlobal('document', { querySelector: () => ({ src: entry }) });
    return openPage(answer);
  };

  test('APP-12, ERR-10: is missing if the server no longer has the entry of the page either', async () => {
    const { fetch } = openWithEntry(missing);
    expect(await chunkFailureOf('cart', unnamed)).toMatchObject({ missing: true, offline: false });
    expect(fetch.mock.calls).toEqual([[entry, { method: 'HEAD', cache: 'no-store' }]]);
    expect(console.error).toHaveBeenCalledWith('Loading chunk cart failed. (missing: )');
  });

  test('APP-12, ERR-10: is not missing if the server has that entry', async () => {
    openWithEntry(found);
    expect(await chunkFailureOf('cart', unnamed)).toMatchObject({ missing: false, offline: false });
  });

  test('KEEP-08: is not missing if the server does not answer', async () => {
    openWithEntry(unreachable);
    expect(await chunkFailureOf('cart', unnamed)).toMatchObject({ missing: false, offline: true });
  });
});

describe('a screen that fails to load', () => {
  test('KEEP-08: is not reloaded at once, and loads when the network is back', async () => {
    const { reload, events } = openPage(unreachable);
    const load = vi
      .fn(failing)
      .mockRejectedValueOnce(cause)
      .mockResolvedValueOnce('the screen' as never);
    const loaded = loadOrReload('cart', load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    events.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('the screen');
    expect(reload).not.toHaveBeenCalled();
  });

  test('KEEP-08, KEEP-09: is not reloaded when it fails again by itself, as another screen may be in view by then', async () => {
    const { reload, events } = openPage(found);
    const load = vi.fn(failing);
    void loadOrReload('left', load);
    await vi.advanceTimersByTimeAsync(0);
    load.mockClear();
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('KEEP-09: is loaded at once where the network is back before it is known why it has failed', async () => {
    openPage(found);
    const load = vi
      .fn(failing)
      .mockRejectedValueOnce(cause)
      .mockResolvedValueOnce('the screen' as never);
    expect(await loadOrReload('cart', load)).toBe('the screen');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['once where the server answers', found, 2],
    ['not at all where it does not', unreachable, 1],
  ])('KEEP-08: is loaded again by itself %s', async (_how, answer, times) => {
    openPage(answer);
    const load = vi.fn(failing);
    void loadOrReload('cart', load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(times);
  });
});

test.each([
  ['that is gone', missing],
  ['that imports a file that is gone', found],
])('APP-12, APP-13: a chunk %s reloads the page while its screen is in view only', async (name, answer) => {
  const { reload } = openPage(answer);
  void loadOrReload(name, failing);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  const leave = watchChunk(name, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  void loadOrReload(name, failing);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('KEEP-09: a chunk that no screen waits for is loaded again after longer and longer pauses, until it is given up', async () => {
  const { events } = openPage(unreachable);
  const load = vi.fn(failing);
  const end = new AbortController();
  void loadOrReload('repeated', load, { pause: 3000, signal: end.signal });
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  for (const pause of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    load.mockClear();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
  }
  load.mockClear();
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockClear();
  end.abort();
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

test('APP-14: a chunk that has timed out is not loaded again by itself', async () => {
  openPage(found);
  const load = vi.fn(() => new Promise<never>(() => undefined));
  void loadOrReload('cart', load);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(load).toHaveBeenCalledTimes(1);
});
