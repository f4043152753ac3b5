import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { menuApi } from './menu.ts';
import { sizeTablesApi } from './sizeTables.ts';

let server: RunningServer;
const requested: (string | null)[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/menu/getstatic') requested.push(searchParams.get('key'));
  });
});
afterAll(() => server.stop());

/** A day in ms. */
const day = 24 * 60 * 60 * 1000;

test('CONTENT-10: the content of a key is requested once, also if no page shows it for a day, and apart from that of another', async () => {
  const store = storeOn(hostsOf('development', 'ar', server.url), {
    headers: { 'x-mock-visitor': 'size-tables' },
  });
  const ask = () => ({
    tables: store.dispatch(sizeTablesApi.endpoints.getSizeTables.initiate({})),
    tabs: store.dispatch(menuApi.endpoints.getSegmentTabs.initiate({ source: 'legacy' })),
  });
  const read = async ({ tables, tabs }: ReturnType<typeof ask>) => ({
    titles: (await tables).data?.map(({ title }) => title),
    labels: (await tabs).data?.map(({ label }) => label),
  });
  const first = ask();
  const known = await read(first);
  expect(known.titles).toContain('Calzado de mujer');
  expect(known.labels).toContain('Mujer');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const asking of Object.values(first)) asking.unsubscribe();
  vi.advanceTimersByTime(day);
  vi.useRealTimers();
  expect(await read(ask())).toEqual(known);
  expect(requested).toHaveLength(2);
  expect(new Set(requested)).toEqual(new Set(['menu_pwa', 'sizes_pwa']));
});
