import { afterEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { networkChanged } from '#store/online.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { loadFailedAgain } from './network.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A shop whose home could not be read, with how often it was asked for since. */
async function shop({ startsAt = 'once' }: { startsAt?: 'once' | 'return' } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const server = { asked: 0, isReached: false };
  vi.stubGlobal('fetch', async () => {
    server.asked += 1;
    if (!server.isReached) throw new TypeError('Failed to fetch');
    return Response.json(aHome());
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const end = new AbortController();
  const ports = { wait: (pause: number) => new Promise<void>((go) => void setTimeout(go, pause)) };
  const start = () => loadFailedAgain({ store, ports: ports as never, signal: end.signal });
  await store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
  server.asked = 0;
  if (startsAt === 'once') start();
  const network = (isThere: boolean) => store.dispatch(networkChanged(isThere));
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  /** How many times home is read, each with the attempts of one read. */
  const attempts = 4;
  const isRead = () =>
    Object.values(store.getState().shopApi.queries).every((query) => query?.data !== undefined);
  return { start, network, pass, server, end, isRead, reads: () => server.asked / attempts };
}

test('KEEP-09: is tried when the network is back, and after 3 s three times more', async () => {
  const { network, pass, reads } = await shop();
  network(false);
  await pass(60_000);
  expect(reads()).toBe(0);
  network(true);
  await pass(2999);
  expect(reads()).toBe(1);
  await pass(1);
  expect(reads()).toBe(2);
  await pass(3000);
  expect(reads()).toBe(3);
  await pass(60_000);
  expect(reads()).toBe(4);
});

test('KEEP-09: is not asked for again once it is there', async () => {
  const { network, pass, server, isRead } = await shop();
  network(false);
  server.isReached = true;
  network(true);
  // Its body is read outside of the clock, which `vi.waitFor` would advance to the next attempt on a slow machine.
  while (!isRead()) await new Promise((resolve) => setImmediate(resolve));
  await pass(60_000);
  expect(server.asked).toBe(1);
});

test('KEEP-09: is not tried any more once the network is gone again, and anew when it is back', async () => {
  const { network, pass, reads } = await shop();
  network(false);
  network(true);
  await pass(1000);
  network(false);
  await pass(60_000);
  expect(reads()).toBe(1);
  network(true);
  network(true);
  await pass(60_000);
  expect(reads()).toBe(5);
});

test('KEEP-09: is tried by code that came with the network only', async () => {
  const { start, network, pass, reads } = await shop({ startsAt: 'return' });
  network(false);
  network(true);
  start();
  await pass(1000);
  expect(reads()).toBe(1);
});

test('KEEP-09: is not tried in a visit that never was without network', async () => {
  const { network, pass, reads } = await shop();
  await pass(60_000);
  network(true);
  await pass(60_000);
  expect(reads()).toBe(0);
});

test('is not tried after the shop has ended', async () => {
  const { network, pass, reads, end } = await shop();
  network(false);
  end.abort();
  network(true);
  await pass(60_000);
  expect(reads()).toBe(0);
});
