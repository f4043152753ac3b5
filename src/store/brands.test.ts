import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandsApi } from '#api/brands.ts';
import { aBrand } from '#fixtures/content.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aLegacyCataloguePage } from '#fixtures/legacyShapes.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { parseStoredFlags } from '#rules/flags/flags.ts';
import { openList } from '#flows/catalogue/catalogueCalls.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { filterApplied, filterCleared } from './brands.ts';
import { flagsRead } from './flags.ts';

afterEach(() => vi.unstubAllGlobals());

const isFiltered = (store: ReturnType<typeof storeOf>) => store.getState().brands?.isFiltered;

test('CONTENT-01: the brands are an object keyed as the server sends them, with a flag beside it', async () => {
  const [brand, nameless] = [aBrand(), aBrand({ name: ' ' })];
  const brands = { Z: [brand, nameless], '#': [brand], Q: [] };
  vi.stubGlobal('fetch', async () => Response.json({ error: false, message: '', brands }));
  const store = storeOf();
  const { data } = await store.dispatch(brandsApi.endpoints.getBrands.initiate({}));
  expect(data).toEqual({ Z: [brand], '#': [brand], Q: [] });
  expect(isFiltered(store)).toBe(false);
});

test('CONTENT-04, CONTENT-05: filters that are applied set the flag, cleared ones take it away', () => {
  const store = storeOf();
  const flags = [filterApplied(), filterApplied(), filterCleared(), filterCleared()].map((action) => {
    store.dispatch(action);
    return isFiltered(store);
  });
  expect(flags).toEqual([true, true, false, false]);
});

describe('the answer to a search', () => {
  /** The brands as a filter, all chosen or none. */
  const offered = (active: boolean) => [
    {
      key: 'brand',
      name: 'Marca',
      type: 'multi_selector',
      options: [{ label: 'Zapala', value: 'zapala', count: 3, active }],
    },
  ];

  /** The flag after a list was opened; it had another value before. */
  async function after(
    path: string,
    { flag, active, before }: { flag: string; active: boolean; before: boolean },
  ) {
    const filters = offered(active) as never;
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(
        flag === 'off'
          ? aLegacyCataloguePage({ filters })
          : url.endsWith('/full')
            ? aFullCataloguePage({ filters })
            : aCataloguePage(),
      ),
    );
    const store = storeOf();
    const stored = parseStoredFlags(JSON.stringify({ backend_for_frontend: flag }));
    store.dispatch(flagsRead({ stored, pinned: {} }));
    if (before) store.dispatch(filterApplied());
    await openList(store, { url: parseCatalogueUrl(path), freeShippingFrom: 79999 });
    return isFiltered(store);
  }

  test.each([
    ['control', '/catalog/?q=botas&brand=zapala', false, true],
    ['control', '/catalog/?q=botas', true, false],
    ['control', '/catalog/?q=botas&color=rojo', false, false],
    ['off', '/catalog/?q=botas&brand=zapala', false, false],
    ['off', '/catalog/?q=botas', true, true],
    ['control', '/mujer/?brand=zapala', false, false],
    ['off', '/mujer/', true, false],
  ])(
    'CONTENT-06, CONTENT-07: with the flag %s of %s, whose brands are active: %s, sets the flag: %s',
    async (flag, path, active, is) => {
      expect(await after(path, { flag, active, before: false })).toBe(is);
    },
  );

  test.each(['control', 'off'])(
    'CONTENT-07: with the flag %s one without brands leaves it as it is',
    async (flag) => {
      expect(await after('/catalog/?q=botas', { flag, active: false, before: true })).toBe(true);
    },
  );
});
