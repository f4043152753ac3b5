import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashSlice, selectFlashes } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { shellTexts } from '#texts/shell.ts';
import { stopClock } from '#testing/render/passTime.ts';
import { loadOrReload, loadOrNotify, watchChunk } from './chunk.ts';

const reload = vi.fn<() => void>();
let answers: boolean;

beforeEach(() => {
  answers = true;
  reload.mockClear();
  vi.stubGlobal('location', { href: 'https://shop/cart', reload });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response(null, { status: url.endsWith('.js') ? 404 : 200 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads a screen whose code is missing since a deployment; without storage the page is not reloaded by itself. */
async function open(name: string) {
  const cause = new TypeError(`Failed to fetch dynamically imported module: https://shop/assets/${name}.js`);
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(cause));
  void loadOrReload(name, load);
  const shown = vi.fn<Parameters<typeof watchChunk>[1]>();
  onEnd = watchChunk(name, shown);
  await expect.poll(() => shown.mock.lastCall?.[0]).toMatchObject({ busy: false, offline: false });
  return { load, retry: (byHand: boolean) => shown.mock.lastCall?.[0]?.onRetry(byHand) };
}
let onEnd = () => {};
afterEach(() => onEnd());

test('APP-12, APP-13: a screen that is missing after the automatic reload is reloaded again on the retry of the shopper only', async () => {
  const { load, retry } = await open('gone');
  expect(reload).not.toHaveBeenCalled();
  retry(false);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await new Promise(setImmediate);
  expect(reload).not.toHaveBeenCalled();
  retry(true);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test('APP-14, KEEP-08: the deferred chunk, for which a guarded screen waits, has failed after 120 s, and loads late all the same', async () => {
  stopClock();
  const code = Promise.withResolvers<string>();
  const { signal } = new AbortController();
  const loaded = loadOrReload('late', () => code.promise, { pause: 3000, signal });
  const shown = vi.fn<Parameters<typeof watchChunk>[1]>();
  onEnd = watchChunk('late', shown);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(shown.mock.lastCall).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.mock.lastCall?.[0]).toMatchObject({ busy: false, offline: false });
  code.resolve('code');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loaded).toBe('code');
});

test.each([
  ['right before', 119_000],
  ['right after', 121_000],
])(
  'APP-14, KEEP-08: a guarded screen that is opened %s 120 s of the load has failed after its own 120 s',
  async (_when, loading) => {
    stopClock();
    const name = `opened at ${loading}`;
    const { signal } = new AbortController();
    void loadOrReload(name, () => new Promise<never>(() => undefined), { pause: 3000, signal });
    const shown = vi.fn<Parameters<typeof watchChunk>[1]>();
    watchChunk(name, shown)();
    await vi.advanceTimersByTimeAsync(loading);
    onEnd = watchChunk(name, shown);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(shown.mock.lastCall).toEqual([undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.mock.lastCall?.[0]).toMatchObject({ busy: false, offline: false });
  },
);

test('APP-14, APP-12: a screen that hangs again after the retry of the shopper is reloaded, since the browser does not request it anew', async () => {
  stopClock();
  void loadOrReload('hanging', () => new Promise<never>(() => undefined));
  const shown = vi.fn<Parameters<typeof watchChunk>[1]>();
  onEnd = watchChunk('hanging', shown);
  await vi.advanceTimersByTimeAsync(120_000);
  shown.mock.lastCall?.[0]?.onRetry(true);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('KEEP-08: without an answer of the server the retry leaves the page', async () => {
  const { load, retry } = await open('unreachable');
  answers = false;
  retry(true);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await new Promise(setImmediate);
  expect(reload).not.toHaveBeenCalled();
});

test('KEEP-08, APP-39: a press that fails again has a new message, which is read aloud and has its whole time', async () => {
  answers = false;
  const store = configureStore({ reducer: { flash: flashSlice.reducer } });
  const need = loadOrNotify(store as unknown as Store, shellTexts('ar'));
  const said = () => selectFlashes(store.getState()).map(({ text }) => text);
  const offline = 'No hay conexión disponible.';
  const cause = new TypeError('Failed to fetch dynamically imported module: https://shop/assets/sort.js');
  const press = () => need('sort', () => Promise.reject(cause));
  await press();
  expect(said()).toEqual([offline]);
  const again = press();
  expect(said()).toEqual([]);
  await again;
  expect(said()).toEqual([offline]);
  expect(await need('sort', () => Promise.resolve('code'))).toBe('code');
  expect(said()).toEqual([]);
});
