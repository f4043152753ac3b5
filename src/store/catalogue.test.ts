import { describe, expect, test } from 'vitest';
import { shopApi } from '#api/shopApi.ts';
import { sendEarly, takeEarlyCall } from '#api/transport/earlyCall.ts';
import { requestOf } from '#api/transport/requestOf.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { list, page, catalogueBackend } from '#testing/backend/catalogueBackend.ts';

const { network, hosts, device, withThreePages } = catalogueBackend();

describe('a list of the catalogue', () => {
  test('CAT-01: is empty and idle before it is requested', () => {
    const { entry, open } = device('at first');
    expect(entry(list)).toBeUndefined();
    open(list);
    expect(entry(list)).toMatchObject({
      products: [],
      opening: false,
      pending: { getCataloguePage: 0, getFullCataloguePage: 0 },
      problems: {},
    });
  });

  test('CAT-09: that came with the early call is marked, and was requested once', async () => {
    const visitor = 'with the page';
    const clock = () => 0;
    const request = requestOf(
      getCataloguePage,
      { ...catalogueRequest(parseCatalogueUrl(list), 'category', 0, { source: 'bff' }) },
      {
        hosts: hosts(),
        store: 'AR',
        headers: { 'x-mock-visitor': visitor },
      },
    );
    const early = sendEarly(request, clock(), new AbortController());
    const { entry, load, open, skus } = device(visitor, { clock, takeEarly: takeEarlyCall(early, clock) });
    open(list);
    expect(entry(list)?.ssr).toBe(false);
    await load(list);
    expect([network.calls, entry(list)?.ssr, skus(list).length]).toEqual([1, true, 10]);
    open(list);
    await load(list);
    expect(entry(list)).toMatchObject({ ssr: false, total: 1000 });
  });

  test('CAT-11, CAT-12: has the loaded pages, joined', async () => {
    const { entry, skus } = await withThreePages('joined');
    expect(skus(list)).toHaveLength(30);
    expect(new Set(skus(list)).size).toBe(30);
    expect(skus(list)[0]).toBe('ZP0001');
    expect(entry(list)).toMatchObject({ page: 3, total: 1000 });
  });

  test('CAT-25, CAT-26: takes the full answer for its page, and leaves the others', async () => {
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

  test('STATE-02, STATE-03: has whether a call is pending or has ended', async () => {
    const { entry, load, open } = device('on the way');
    open(list);
    const sent = load(list);
    expect(entry(list)?.pending).toEqual({ getCataloguePage: 1, getFullCataloguePage: 0 });
    await sent;
    expect(entry(list)?.pending).toEqual({ getCataloguePage: 0, getFullCataloguePage: 0 });
  });

  test('CAT-52: that was not found is not so any more once it is requested again', async () => {
    const { entry, load, open, store } = device('not found');
    const nowhere = '/nada/de-esto/';
    open(nowhere);
    await load(nowhere);
    expect(entry(nowhere)?.error).toEqual(['NOT_FOUND']);
    store.dispatch(shopApi.util.resetApiState());
    const sent = load(nowhere);
    expect(entry(nowhere)?.error).toEqual([]);
    await sent;
  });

  test('STATE-04: has the page whose products failed, and none for a full answer', async () => {
    const { entry, fail, load, loadFull } = await withThreePages('failed page');
    await fail('getFullCataloguePage');
    await loadFull(page(2));
    expect(entry(list)?.failedPage).toBeUndefined();
    await fail('getCataloguePage');
    await load(page(4));
    expect(entry(list)?.failedPage).toBe(4);
  });

  test('STATE-04, STATE-06: keeps its products, and the problem of a failed call', async () => {
    const { entry, fail, load, skus } = await withThreePages('failing');
    const before = skus(list);
    await fail('getCataloguePage');
    await load(page(4));
    expect(entry(list)?.problems.getCataloguePage).toMatchObject({ code: 'server', status: 503 });
    expect(entry(list)?.pending.getCataloguePage).toBe(0);
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
