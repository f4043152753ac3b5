import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { startWorker } from './startWorker.ts';

const origin = 'https://tienda.example';

let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { readyState: 'complete', getElementById: () => null }),
  );
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1000));
});
afterEach(() => {
  end.abort();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts the worker in a browser; gives the time in ms after which it was registered, undefined for never. */
async function registeredAfter(isProduction: boolean) {
  vi.stubEnv('PROD', isProduction);
  const began = Date.now();
  let registered: number | undefined;
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    getRegistrations: async () => [],
    register: async () => {
      registered = Date.now() - began;
      return Object.assign(new EventTarget(), { installing: null, waiting: null });
    },
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const store = storeOn(hostsOf('development', 'ar', origin));
  startWorker({ store, ports: { clock: Date.now }, signal: end.signal } as never);
  await vi.advanceTimersByTimeAsync(60_000);
  return registered;
}

test('APP-43: the worker is registered some time after the page is idle, in production builds', async () => {
  expect(await registeredAfter(true)).toBe(1000 + 1500);
});

test('APP-43: no other build registers it', async () => {
  expect(await registeredAfter(false)).toBeUndefined();
});

test('APP-43: a browser without workers starts the shop without one', () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  expect(() => startWorker({} as never)).not.toThrow();
});
