import { expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';

const origin = 'https://tienda.example';
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
