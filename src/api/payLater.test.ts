import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { payLaterApi } from './payLater.ts';

let server: RunningServer;
const requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());

/** A day in ms. */
const day = 24 * 60 * 60 * 1000;

test('BNPL-02: that it is active is kept, also if no page shows it for a day', async () => {
  const headers = { 'x-mock-visitor': 'pay-later', 'x-mock-country': 'co' };
  const store = storeOn(hostsOf('development', 'co', server.url), { headers });
  const { getPayLaterWidget, getPayLaterCheck } = payLaterApi.endpoints;
  const ask = () => [
    store.dispatch(getPayLaterWidget.initiate({})),
    store.dispatch(getPayLaterCheck.initiate({})),
  ];
  const first = ask();
  const answers = (await Promise.all(first)).map(({ data }) => data);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const asking of first) asking.unsubscribe();
  vi.advanceTimersByTime(day);
  vi.useRealTimers();
  answers.push(...(await Promise.all(ask())).map(({ data }) => data));
  expect(answers).toEqual([true, true, true, true]);
  expect(requested.toSorted()).toEqual(['/api/product/addienabled/', '/api/product/addiwidgetactive/']);
});
