import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { defaultFlags, sourceOf } from '#rules/start/flags.ts';
import { sourceCall, eitherSource } from './eitherSource.ts';

let server: RunningServer;
const requested: URL[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url));
  });
});
afterAll(() => server.stop());
const legacy = sourceOf({ ...defaultFlags, backend_for_frontend: 'off' });
const url = '/mujer/calzado/?brand=zapala&page=2';
describe('each source', () => {
  test('API-36: the legacy catalogue request carries the variant cookie', async () => {
    const { dispatch } = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-session': 'sources' },
      cookies: () => 'a=1; hash_configuration=h-7f3a',
    });
    const args = catalogueRequest(parseCatalogueUrl(url), 'category', 0, { source: legacy });
    const { data } = await dispatch(catalogueApi.endpoints.getCataloguePage.initiate(args));
    expect(data?.page).toBe(2);
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
      details: 'false',
      api_version: '3',
      maxitems: '10',
      qty_products: '10',
      page: '2',
      brand: 'zapala',
      hash_configuration: 'h-7f3a',
    });
  });

  test('CAT-35: the stored formula sorts the legacy catalogue too', async () => {
    const { dispatch } = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-session': 'formula' },
    });
    const load = async (formula: string | undefined) => {
      const args = catalogueRequest(parseCatalogueUrl('/mujer/'), 'category', 0, { source: legacy, formula });
      await dispatch(catalogueApi.endpoints.getCataloguePage.initiate(args));
      return requested.at(-1)?.searchParams.get('sortingFormula');
    };
    expect(await load('kept')).toBe('kept');
    expect(await load(undefined)).toBeNull();
  });

  test('ERR-01: legacy code that does not load is a network failure', async () => {
    const own = sourceCall(
      {} as never,
      () => ({}) as never,
      () => 'model',
    );
    const { queryFn } = eitherSource(own, () => Promise.reject(new TypeError('Failed to fetch')));
    const send = () => ({ data: 'unused' });
    const outcome = await queryFn({ source: 'legacy' }, {} as never, undefined, send);
    expect(outcome).toMatchObject({ error: { code: 'network', message: 'Something went wrong.' } });
  });
});
