import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { contentApi } from './content.ts';
import { sessionApi } from './shopApi.ts';

let server: RunningServer;
const requested: (string | null)[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/menu/getstatic') requested.push(searchParams.get('key'));
  });
});
afterAll(() => server.stop());
beforeEach(() => requested.splice(0));

/** A day in ms. */
const day = 24 * 60 * 60 * 1000;

const { getHelp, getContentBlock } = contentApi.endpoints;
const oro = { key: 'membership_oro' };
const envios = { key: 'membership_envios' };

const visit = (visitor: string) =>
  storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-visitor': visitor } });

test('CONTENT-10, CONTENT-08: each key is loaded once, also if no page shows it for a day, and kept apart from the others', async () => {
  const store = visit('content');
  const ask = () => [
    store.dispatch(getHelp.initiate({})),
    store.dispatch(getContentBlock.initiate(oro)),
    store.dispatch(getContentBlock.initiate(envios)),
  ];
  const read = async (asked: ReturnType<typeof ask>) => (await Promise.all(asked)).map(({ data }) => data);
  const first = ask();
  const known = await read(first);
  expect(known[0]).toMatchObject({ helpPage: expect.arrayContaining([expect.anything()]) as unknown });
  expect(known[1]).toContain('Club Oro');
  expect(known[2]).toContain('sin costo');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const asked of first) asked.unsubscribe();
  vi.advanceTimersByTime(day);
  vi.useRealTimers();
  expect(await read(ask())).toEqual(known);
  expect(requested).toHaveLength(3);
  expect(new Set(requested)).toEqual(new Set(['help_pwa', 'membership_envios', 'membership_oro']));
});

test('CONTENT-10: a key without content is none, and takes nothing from the others', async () => {
  const store = visit('content-none');
  const nothing = await store.dispatch(getContentBlock.initiate({ key: 'toString' }));
  expect(nothing.data).toBeNull();
  expect((await store.dispatch(getContentBlock.initiate(oro))).data).toContain('Club Oro');
});

test('STATE-07, STATE-08: what the content team has written is loaded again after the end of a session', async () => {
  const store = visit('content-end');
  await store.dispatch(getHelp.initiate({}));
  await store.dispatch(getContentBlock.initiate(oro));
  store.dispatch(sessionApi.util.resetApiState());
  expect(getHelp.select({})(store.getState()).data).toBeUndefined();
  expect(getContentBlock.select(oro)(store.getState()).data).toBeUndefined();
});
