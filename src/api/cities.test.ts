import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startMockServer, startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCity, aRegion } from '#fixtures/cities.ts';
import { databaseOf } from '#mocks/database.ts';
import { getCities, getRegions } from '#schemas/cities.ts';
import './cities.ts';

let server: RunningServer;
let requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const anHour = 3_600_000;

test.each([
  ['cities', getCities],
  ['regions', getRegions],
] as const)('GEO-05: %s are requested once, and again only after a failure', async (what, call) => {
  const { faults } = await databaseOf(what, 'ar');
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-visitor': what } });
  const load = async () => {
    const asking = store.dispatch(endpointOf(call).initiate({}));
    const { data } = await asking;
    (asking as unknown as { unsubscribe: () => void }).unsubscribe();
    return data as unknown[] | undefined;
  };
  requested = [];
  faults.set(call.name, 'refused');
  expect(await load()).toBeUndefined();
  faults.clear();
  const answers = await Promise.all([load(), load()]);
  await vi.advanceTimersByTimeAsync(anHour);
  answers.push(await load());
  expect(answers.map((each) => each?.length)).toEqual([2, 2, 2]);
  expect(requested).toEqual([`/api/${what}`, `/api/${what}`]);
});

test.each([
  [
    'API-23',
    'cities',
    getCities,
    [aCity(), aCity({ id_city: '7', name: 'Rosario' }), aCity({ fk_region: '99', name: 'Otra provincia' })],
  ],
  ['API-24', 'regions', getRegions, [aRegion(), aRegion({ id: '2', name: 'Santa Fe' })]],
] as const)('%s: %s that are answered twice are offered once', async (_id, what, call, entries) => {
  const data = { [what]: [...entries, ...entries] };
  const twice = await startServer(() => Response.json({ success: true, message: '', data }));
  const asking = storeOn(hostsOf('development', 'ar', twice.url)).dispatch(endpointOf(call).initiate({}));
  const answer = await asking;
  (asking as unknown as { unsubscribe: () => void }).unsubscribe();
  await twice.stop();
  expect(answer.data).toEqual(entries);
});
