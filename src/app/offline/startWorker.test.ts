import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import type * as StartWorker from './startWorker.ts';
import { registerWorker, startWorker } from './startWorker.ts';

const origin = 'https://tienda.example';

let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
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
  const settings = developmentSettings();
  startWorker({ store, ports: { clock: Date.now }, settings, signal: end.signal } as never);
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

const page = `${origin}/zapatos/`;

function container(scripts: Record<string, string>, register = () => Promise.resolve({})) {
  const removed: string[] = [];
  const order: string[] = [];
  const registered = vi.fn<(url: string, options: object) => Promise<object>>(() => {
    order.push('registered');
    return register();
  });
  const known = Object.entries(scripts).map(([scope, script]) => ({
    scope: origin + scope,
    active: { scriptURL: origin + script },
    unregister: async () => {
      await Promise.resolve();
      order.push(`removed ${scope}`);
      removed.push(scope);
    },
  }));
  const fake = {
    getRegistrations: async () => known,
    register: registered,
  } as unknown as ServiceWorkerContainer;
  return { fake, removed, registered, order };
}

test('APP-42, APP-43: the worker is registered from its static path, for the whole shop', async () => {
  const { fake, registered } = container({});
  await registerWorker(fake, page, false);
  expect(registered.mock.calls).toEqual([['/service-worker.js', { scope: '/' }]]);
});

test('APP-44, APP-49: older registrations are removed first, and its own stays', async () => {
  const { fake, removed } = container({
    '/': '/service-worker.js',
    '/m/': '/service-worker.js',
    '/old/': '/sw.js',
  });
  await registerWorker(fake, page, false);
  expect(removed).toEqual(['/m/', '/old/']);
});

test('APP-44: an older registration of the same scope is gone before the worker takes its place', async () => {
  const { fake, order } = container({ '/': '/sw.js', '/m/': '/service-worker.js' });
  await registerWorker(fake, page, false);
  expect(order).toEqual(['removed /', 'removed /m/', 'registered']);
});

test('APP-43, APP-49: beside the mock’s active worker none is registered, and none removed', async () => {
  const { fake, removed, registered } = container({ '/': '/mockServiceWorker.js', '/m/': '/sw.js' });
  expect(await registerWorker(fake, page, true)).toBeUndefined();
  expect([removed, registered.mock.calls]).toEqual([[], []]);
});

test('APP-43: beside the mock’s active worker in the folder of the page none is registered, and none removed', async () => {
  const { fake, removed, registered } = container({
    '/': '/sw.js',
    '/stories/': '/stories/mockServiceWorker.js',
  });
  await registerWorker(fake, `${origin}/stories/iframe.html`, false);
  expect([removed, registered.mock.calls]).toEqual([[], []]);
});

test('APP-43: the mock’s worker of another folder does not keep it from being registered', async () => {
  const { fake, registered } = container({ '/stories/': '/stories/mockServiceWorker.js' });
  await registerWorker(fake, page, false);
  expect(registered.mock.calls).toHaveLength(1);
});

test('APP-42: a refusal of the browser is no failure of the shop', async () => {
  const { fake } = container({}, () => Promise.reject(new TypeError('404')));
  expect(await registerWorker(fake, page, false)).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

/** The module as a page of its own evaluates it: it makes its policy once. */
const evaluated = async (page: string) =>
  (await import(/* @vite-ignore */ `./startWorker.ts?${page}`)) as typeof StartWorker;

test('APP-42: where the browser demands trusted addresses, one policy makes that of the worker and no other', async () => {
  const made: [string, { createScriptURL: (url: string) => string }][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      made.push([name, rules]);
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    },
  });
  const { workerUrl } = await evaluated('trusted');
  expect(workerUrl()).toEqual({ trusted: '/service-worker.js' });
  expect(made.map(([name]) => name)).toEqual(['sw-url']);
  for (const url of ['https://elsewhere.example/service-worker.js', '/service-worker.js?a', 'data:,1'])
    expect(() => made[0]?.[1].createScriptURL(url)).toThrow(TypeError);
});

test('APP-42: elsewhere the address of the worker is a text', async () => {
  const { workerUrl } = await evaluated('plain');
  expect(workerUrl()).toBe('/service-worker.js');
});
