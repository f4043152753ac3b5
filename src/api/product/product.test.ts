import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import type { DataSource } from '#schemas/flags.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { productApi } from './product.ts';

let server: RunningServer;
const requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());
beforeEach(() => requested.splice(0));

test.each<DataSource>(['bff', 'legacy'])(
  'API-12, PROD-19: a product that does not exist at the %s is null, and requested once',
  async (source) => {
    const store = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-visitor': 'product' },
    });
    const args = { path: '/zapatilla-de-nadie-zp9999.html', source };
    const load = () => store.dispatch(productApi.endpoints.getProduct.initiate(args));
    const first = await load();
    const second = await load();
    expect([first.data, first.error]).toEqual([null, undefined]);
    expect([second.data, second.error]).toEqual([null, undefined]);
    expect(requested).toHaveLength(1);
  },
);
