import { describe, expect, test } from 'vitest';
import { menuApi } from '#api/menu.ts';
import { startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage } from '#fixtures/catalogue.ts';
import { databaseOf } from '#mocks/database.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { openList } from '#flows/catalogue/catalogueCalls.ts';
import { catalogueBackend, list, page } from '#testing/backend/catalogueBackend.ts';
import { listProgressed, selectEntry, selectTree } from './catalogue.ts';
import { applyFlags, flagsResolved } from './flags.ts';

const { device, withThreePages } = catalogueBackend();

describe('the category tree', () => {
  test('CAT-24, MENU-06: is that of the menu, once any screen has loaded it', async () => {
    const { store } = device('tree');
    expect(selectTree(store.getState())).toBeUndefined();
    const { data } = await store.dispatch(menuApi.endpoints.getMenu.initiate({ source: 'bff' }));
    expect(selectTree(store.getState())).toEqual(data?.menu_items);
    expect(data?.menu_items.length).toBeGreaterThan(0);
  });

  test('FLAG-25: is forgotten when the source changes', async () => {
    const { store } = device('tree of another source');
    await store.dispatch(menuApi.endpoints.getMenu.initiate({ source: 'bff' }));
    store.dispatch(flagsResolved({ ...store.getState().flags.values, backend_for_frontend: 'off' }));
    store.dispatch(applyFlags());
    expect(selectTree(store.getState())).toBeUndefined();
  });
});

describe('the progress of a list', () => {
  const url = parseCatalogueUrl(list);

  test('CAT-53: has the call that loads it, and whether its first page is loading', () => {
    const { store, entry, open } = device('progress');
    open(list);
    const { epoch = 0 } = entry(list) ?? {};
    store.dispatch(listProgressed({ url, epoch, opening: true }));
    expect(entry(list)).toMatchObject({ kind: 'category', opening: true });
    store.dispatch(listProgressed({ url, epoch, opening: true, kind: 'static-page' }));
    store.dispatch(listProgressed({ url, epoch, opening: false }));
    expect(entry(list)).toMatchObject({ kind: 'static-page', opening: false });
  });

  test('CAT-21: of an older request says nothing', () => {
    const { store, entry, open } = device('older progress');
    open(list);
    const { epoch = 0 } = entry(list) ?? {};
    store.dispatch(listProgressed({ url, epoch: epoch - 1, opening: true, kind: 'static-page' }));
    expect(entry(list)).toMatchObject({ kind: 'category', opening: false });
    store.dispatch(listProgressed({ url: parseCatalogueUrl('/hombre/'), epoch, opening: true }));
    expect(Object.keys(store.getState().catalogue?.entries ?? {})).toEqual([list]);
  });
});

test('CAT-26: the full answer replaces the products of its page', async () => {
  const { loadFull, skus } = await withThreePages('replaced page');
  const [first = '', second = '', ...others] = skus(list);
  const db = await databaseOf('replaced page', 'ar');
  db.listed.set(list, new Set([second]));
  await loadFull(list);
  expect(skus(list)).toEqual([second, ...others.slice(8)]);
  expect(skus(list)).not.toContain(first);
});

test('STATE-04: a call that the shop drops is no problem', async () => {
  const { entry, load } = await withThreePages('dropped');
  const sent = load(page(4));
  sent.abort();
  await sent;
  expect(entry(list)?.problems).toEqual({});
  expect(Object.keys(entry(list)?.problems ?? {})).toEqual([]);
});

test('CAT-46: an answer without a threshold of its own is compared with that of the country', async () => {
  const { resultDetails, ...rest } = aCataloguePage();
  const server = await startServer(() =>
    Response.json({ ...rest, resultDetails: { ...resultDetails, priceMinimal: null } }),
  );
  const reaches = async (price: string) => {
    const store = storeOn(hostsOf('development', 'ar', server.url));
    const url = parseCatalogueUrl(`/mujer/?price=${price}`);
    await openList(store, { url, freeShippingFrom: 79_999 });
    return selectEntry(store.getState(), url)?.statusFreeShipping;
  };
  expect([await reaches('79998-90000'), await reaches('79999-90000')]).toEqual([false, true]);
  await server.stop();
});
