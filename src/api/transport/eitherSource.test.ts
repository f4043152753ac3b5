import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { hostsOf } from '#countries/hosts.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { defaultFlags, sourceOf } from '#rules/flags/flags.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { DataSource } from '#schemas/flags.ts';
import { getHome } from '#schemas/home.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { sourceCall, eitherSource } from './eitherSource.ts';
import { problemOf } from './problems.ts';

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
      headers: { 'x-mock-visitor': 'sources' },
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
      headers: { 'x-mock-visitor': 'formula' },
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

describe('the answer of a source', () => {
  const reply = v.object({ name: v.string() });
  const named = (name: string) => ({ ...getHome, name, reply }) satisfies Endpoint;
  const own = sourceCall(
    named('own'),
    () => ({ key: 'a' }),
    ({ name }) => `own ${name}`,
  );
  const old = sourceCall(
    named('old'),
    () => ({ key: 'b' }),
    ({ name }) => `old ${name}`,
  );
  const loadOld = vi.fn(() => Promise.resolve(old));
  const { queryFn } = eitherSource(own, loadOld);
  type Send = Parameters<typeof queryFn>[3];
  const ask = (source: DataSource, send: Send) =>
    queryFn({ source }, { extra: {} } as never, undefined, send);

  test('FLAG-11: is asked for by its own call, and made the same model', async () => {
    const send = vi.fn<Send>(() => ({ data: { name: 'Lago' } }));
    expect(await ask('bff', send)).toStrictEqual({ data: 'own Lago' });
    expect(loadOld).not.toHaveBeenCalled();
    expect(await ask('legacy', send)).toStrictEqual({ data: 'old Lago' });
    expect(
      send.mock.calls.map(
        ([
          {
            endpoint: { name },
            args,
          },
        ]) => [name, args],
      ),
    ).toEqual([
      ['own', { key: 'a' }],
      ['old', { key: 'b' }],
    ]);
  });

  test('CAT-09: says whether it came with the page', async () => {
    const meta = { early: true };
    expect(await ask('bff', () => ({ data: { name: 'Lago' }, meta }))).toEqual({ data: 'own Lago', meta });
    expect(await ask('bff', () => ({ error: problemOf('network'), meta }))).toMatchObject({ meta });
  });

  test('ERR-01: keeps its failure', async () => {
    const error = problemOf('server', 503);
    expect(await ask('bff', () => ({ error }))).toStrictEqual({ error });
  });

  test('ERR-01: of another shape is a failure that names the field', async () => {
    const outcome = await ask('legacy', () => ({ data: { name: 7 } }));
    expect(outcome).toMatchObject({ error: { code: 'schema', errors: [{ field: 'name' }] } });
  });
});
