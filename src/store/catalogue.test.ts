import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sendable } from '#contracts/endpointOf.ts';
import { type RunningServer, startServer } from '#contracts/mockServer.ts';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { shopServer } from '#mocks/shopServer.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { catalogueKind } from '#rules/catalogueKind.ts';
import { handOver, sendEarly } from '#api/earlyCall.ts';
import type { Extra } from '#api/extra.ts';
import { requestOf } from '#api/requestOf.ts';
import { shopApi } from '#api/shopApi.ts';
import { type CatalogueAsk, getCataloguePage } from '#schemas/catalogue.ts';
import '#api/catalogue.ts';
import { listAsked, selectEntry } from './catalogue.ts';
import { choosePlace, placeRead } from './cityRegion.ts';
import { applyFlags, flagsResolved } from './flags.ts';

let server: RunningServer;
/** Calls that came, each waiting until it is let go, while `holding`. */
let holding = false;
let waiting: (() => void)[] = [];
let asked = 0;

beforeAll(async () => {
  const mock = shopServer({ control: true });
  server = await startServer(async (request) => {
    if (!new URL(request.url).pathname.startsWith('/__mock/')) {
      asked += 1;
      if (holding) await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return mock.fetch(request);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  holding = false;
  waiting = [];
  asked = 0;
});

/** A device of a visitor of its own, on the real mock backend over HTTP. */
function device(visitor: string, extra: Partial<Extra> = {}) {
  const headers = { 'x-mock-session': visitor };
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers, ...extra });
  const endpoints = shopApi.endpoints as unknown as Record<
    'getCataloguePage' | 'getFullCataloguePage',
    Sendable
  >;
  const entry = (url: string) => selectEntry(store.getState(), url);
  const ask = (url: string): CatalogueAsk =>
    catalogueAsk(url, catalogueKind(url, undefined), entry(url)?.epoch ?? 0);
  return {
    store,
    entry,
    skus: (url: string) => entry(url)?.products.map(({ sku }) => sku) ?? [],
    open: (url: string) =>
      store.dispatch(listAsked({ url, kind: catalogueKind(url, undefined), freeFrom: 79999 })),
    load: (url: string) => store.dispatch(endpoints.getCataloguePage.initiate(ask(url))),
    loadFull: (url: string) => store.dispatch(endpoints.getFullCataloguePage.initiate(ask(url))),
    fail: (call: string) =>
      fetch(`${server.url}/__mock/state`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ state: 'a call fails', params: { call, fault: 'unavailable' } }),
      }),
  };
}

const list = '/mujer/calzado/zapatillas/';
const page = (number: number) => `${list}?page=${number}`;

async function withThreePages(visitor: string) {
  const made = device(visitor);
  made.open(list);
  for (const url of [list, page(2), page(3)]) await made.load(url);
  return made;
}

describe('a list of the catalogue', () => {
  test('CAT-01, STATE-01: is empty and at rest before it is asked for', () => {
    const { entry, open } = device('at first');
    expect(entry(list)).toBeUndefined();
    open(list);
    expect(entry(list)).toMatchObject({ products: [], running: { getCataloguePage: 0 }, problems: {} });
  });

  test('CAT-09: that came with the page says so, and was asked for once', async () => {
    const visitor = 'with the page';
    const clock = () => 0;
    const request = requestOf(
      getCataloguePage,
      { ...catalogueAsk(list, 'category', 0) },
      {
        hosts: hostsOf('development', 'ar', server.url),
        store: 'AR',
        headers: { 'x-mock-session': visitor },
      },
    );
    const early = sendEarly(request, clock());
    const { entry, load, open, skus } = device(visitor, { clock, takeEarly: handOver(early, clock) });
    open(list);
    expect(entry(list)?.ssr).toBe(false);
    await load(list);
    expect([asked, entry(list)?.ssr, skus(list).length]).toEqual([1, true, 10]);
    open(list);
    await load(list);
    expect(entry(list)).toMatchObject({ ssr: false, total: 1000 });
  });

  test('CAT-11, CAT-12: holds the pages that came, joined', async () => {
    const { entry, skus } = await withThreePages('joined');
    expect(skus(list)).toHaveLength(30);
    expect(new Set(skus(list)).size).toBe(30);
    expect(skus(list)[0]).toBe('ZP0001');
    expect(entry(list)).toMatchObject({ page: 3, total: 1000 });
  });

  test('CAT-25, CAT-26: takes the full answer for its page, and keeps the others', async () => {
    const { entry, loadFull, skus } = await withThreePages('in full');
    const before = skus(list);
    await loadFull(list);
    expect(skus(list)).toEqual(before);
    expect(entry(list)?.details?.availableFilters.length).toBeGreaterThan(5);
    expect(entry(list)?.details?.breadcrumb.map(({ label }) => label)).toEqual([
      'Mujer',
      'Calzado',
      'Zapatillas',
    ]);
  });

  test('STATE-02, STATE-03: tells that a call is on its way, and that it has ended', async () => {
    const { entry, load, open } = device('on the way');
    open(list);
    const sent = load(list);
    expect(entry(list)?.running).toEqual({ getCataloguePage: 1, getFullCataloguePage: 0 });
    await sent;
    expect(entry(list)?.running).toEqual({ getCataloguePage: 0, getFullCataloguePage: 0 });
  });

  test('STATE-04, STATE-06: keeps why a call failed, and what it held', async () => {
    const { entry, fail, load, skus } = await withThreePages('failing');
    const before = skus(list);
    await fail('getCataloguePage');
    await load(page(4));
    expect(entry(list)?.problems.getCataloguePage).toMatchObject({ code: 'server', status: 503 });
    expect(entry(list)?.running.getCataloguePage).toBe(0);
    expect(skus(list)).toEqual(before);
  });

  test('CAT-27, STATE-02: a failed full call takes nothing away, and the next one forgets it', async () => {
    const { entry, fail, loadFull, skus, store } = await withThreePages('without filters');
    await fail('getFullCataloguePage');
    await loadFull(list);
    expect(entry(list)?.problems.getFullCataloguePage?.code).toBe('server');
    expect(entry(list)?.details).toBeUndefined();
    expect(skus(list)).toHaveLength(30);
    store.dispatch(shopApi.util.resetApiState());
    const sent = loadFull(list);
    expect(entry(list)?.problems.getFullCataloguePage).toBeUndefined();
    await sent;
  });
});

describe('a list that is asked for again', () => {
  test.each([
    ['with the next page, is kept', page(4), 30, 3],
    ['with a page that would leave a gap, is cleared', page(6), 0, 6],
    ['with a page that is there, is cleared', page(2), 0, 2],
    ['with the next page of another order, is cleared', `${page(4)}&sort=price`, 0, 4],
    ['without a page, is cleared', list, 0, 1],
    ['in another order, is cleared', `${list}?sort=price`, 0, 1],
  ])('CAT-18, CAT-17: %s', async (_how, url, kept, number) => {
    const { entry, open, skus } = await withThreePages(`again ${url}`);
    expect(skus(list)).toHaveLength(30);
    open(url);
    expect(skus(url)).toHaveLength(kept);
    expect(entry(url)?.page).toBe(number);
  });

  test('CAT-18, CAT-01: with a filter is another list', async () => {
    const { entry, open, skus } = await withThreePages('filtered');
    open(`${list}?brand=zapala`);
    expect(skus(list)).toHaveLength(30);
    expect(entry(`${list}?brand=zapala`)?.products).toEqual([]);
  });

  test('CAT-16, CAT-17: begins at page 1, or at the page that its address names', () => {
    const { entry, open } = device('pages');
    open(list);
    expect(entry(list)?.page).toBe(1);
    open(`${list}?brand=zapala&page=4`);
    expect(entry(`${list}?brand=zapala`)?.page).toBe(4);
  });

  test('CAT-21: drops what was asked for before', async () => {
    const { entry, load, open, skus } = device('late');
    open(list);
    holding = true;
    const late = load(list);
    await expect.poll(() => waiting.length).toBe(1);
    const sorted = `${list}?sort=newest`;
    open(sorted);
    holding = false;
    await load(sorted);
    const [newest] = skus(sorted);
    for (const letGo of waiting) letGo();
    await late;
    expect(skus(sorted)).toHaveLength(10);
    expect(skus(sorted)[0]).toBe(newest);
    expect(entry(sorted)).toMatchObject({ sort: 'newest', running: { getCataloguePage: 0 } });
    expect(entry(list)).toBeUndefined();
  });

  test('FLAG-25, CAT-21: is cleared when its source changes, and what comes late is dropped', async () => {
    const { load, open, store } = device('another source');
    open(list);
    holding = true;
    const late = load(list);
    await expect.poll(() => waiting.length).toBe(1);
    const { values } = store.getState().flags;
    store.dispatch(flagsResolved({ ...values, catalog_filters_refactor: 'off' }));
    store.dispatch(applyFlags());
    expect(Object.keys(store.getState().catalogue?.entries ?? {})).toEqual([list]);
    store.dispatch(flagsResolved({ ...values, backend_for_frontend: 'off' }));
    expect(Object.keys(store.getState().catalogue?.entries ?? {})).toEqual([list]);
    store.dispatch(applyFlags());
    for (const letGo of waiting) letGo();
    await late;
    expect(store.getState().catalogue).toMatchObject({ entries: {}, clearings: 1 });
  });

  test('GEO-07: is cleared when the place changes, and not when the same is chosen again', async () => {
    const { skus, store } = await withThreePages('another place');
    store.dispatch(placeRead({ region: '5', city: '120' }));
    store.dispatch(choosePlace({ region: '5', city: '120' }));
    expect(skus(list)).toHaveLength(30);
    store.dispatch(choosePlace({ region: '5', city: '121' }));
    expect(store.getState().catalogue?.entries).toEqual({});
  });

  test('CAT-21: an answer for a list that nobody has asked for is kept nowhere', async () => {
    const { load, store } = device('nobody');
    await load(list);
    expect(asked).toBe(1);
    expect(store.getState().catalogue?.entries).toEqual({});
  });
});
