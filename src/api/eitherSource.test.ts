import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#contracts/mockServer.ts';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { defaultFlags, sourceOf } from '#rules/flags.ts';
import { catalogueApi } from './catalogue.ts';
import { answering, eitherSource } from './eitherSource.ts';

let server: RunningServer;
const asked: URL[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    asked.push(new URL(url));
  });
});
afterAll(() => server.stop());
const legacy = sourceOf({ ...defaultFlags, backend_for_frontend: 'off' });
const url = '/mujer/calzado/?brand=zapala&page=2';
describe('each source', () => {
  test('API-36: the legacy catalogue is told the cookie of its variant', async () => {
    const { dispatch } = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-session': 'sources' },
      cookies: () => 'a=1; hash_configuration=h-7f3a',
    });
    const ask = catalogueAsk(url, 'category', 0, { source: legacy });
    const { data } = await dispatch(catalogueApi.endpoints.getCataloguePage.initiate(ask));
    expect(data?.page).toBe(2);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      details: 'false',
      api_version: '3',
      maxitems: '10',
      qty_products: '10',
      page: '2',
      brand: 'zapala',
      hash_configuration: 'h-7f3a',
    });
  });

  test('ERR-01: code of the legacy call that does not come is a failure of the network', async () => {
    const own = answering(
      {} as never,
      () => ({}) as never,
      () => 'model',
    );
    const { queryFn } = eitherSource(own, () => Promise.reject(new TypeError('Failed to fetch')));
    const send = () => ({ data: 'nobody asks' });
    const outcome = await queryFn({ source: 'legacy' }, {} as never, undefined, send);
    expect(outcome).toMatchObject({ error: { code: 'network', message: 'Something went wrong.' } });
  });
});
