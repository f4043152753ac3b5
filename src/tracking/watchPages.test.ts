import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productApi } from '#api/product/product.ts';
import { lago, missingProductPath } from '#fixtures/situations.ts';
import { getHome } from '#schemas/home.ts';
import { historyPopped, navigated } from '#store/lastUrl.ts';
import { connectCustomers, newBrowser } from '#testing/backend/customerTab.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { watchBanners } from './sights.ts';
import { pageShown, pageVisited, promotionsShown } from './signals.ts';
import { watchPages } from './watchPages.ts';

const origin = 'https://ar.tienda.example';

beforeEach(connectCustomers);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop whose pages are watched: the pages that were opened, and what was said of their content. */
async function watched() {
  const { store } = (await newBrowser()).open();
  const pages: string[] = [];
  const referrers: string[] = [];
  const shown: string[] = [];
  const end = new AbortController();
  const visits: AbortSignal[] = [];
  watchPages({
    store,
    origin,
    referrer: 'https://buscador.example/',
    signal: end.signal,
    feed(signal) {
      if (pageVisited.match(signal)) {
        pages.push(signal.payload.page);
        referrers.push(signal.payload.referrer);
        visits.push(signal.payload.signal);
      }
      if (pageShown.match(signal)) shown.push(signal.payload.content.kind);
    },
  });
  const go = (url: string) => void store.dispatch(navigated({ url, kind: 'push' }));
  return { store, pages, referrers, shown, visits, end, go };
}

describe('the pages of a visit', () => {
  test('TRACK-09, TRACK-10: each change of path or query is one view, the first page included', async () => {
    const { store, pages, go, end } = await watched();
    go('/menu');
    go('/menu?x=1');
    go('/menu?x=1#end');
    go('/menu?x=1#top');
    go('/menu?x=2');
    store.dispatch(historyPopped('/menu?x=1'));
    expect(pages).toEqual(['/', '/menu', '/menu?x=1', '/menu?x=2', '/menu?x=1']);
    end.abort();
    go('/search');
    expect(pages).toHaveLength(5);
  });

  test('TRACK-14: the referrer is the previous address, for the first page the address that led to the shop', async () => {
    const { referrers, go } = await watched();
    go('/menu');
    go('/search');
    expect(referrers).toEqual(['https://buscador.example/', `${origin}/`, `${origin}/menu`]);
  });

  test('TRACK-12: a page that is left is aborted', async () => {
    const { visits, go, end } = await watched();
    go('/menu');
    expect(visits.map(({ aborted }) => aborted)).toEqual([true, false]);
    end.abort();
    expect(visits.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('the content of a page', () => {
  const read = async (store: Awaited<ReturnType<typeof watched>>['store'], path: string) => {
    await store.dispatch(productApi.endpoints.getProduct.initiate({ path, source: 'bff' }));
    // Who has subscribed hears of an answer with the next action at the latest.
    store.dispatch({ type: 'anything' });
  };

  test('TRACK-21: is reported once, when it has loaded', async () => {
    const { store, shown, go } = await watched();
    go(lago.path);
    expect(shown).toEqual([]);
    await read(store, lago.path);
    await read(store, lago.path);
    expect(shown).toEqual(['product']);
  });

  test('TRACK-21: is reported for each page, and for each visit to it', async () => {
    const { store, shown, go } = await watched();
    go('/menu');
    go(lago.path);
    await read(store, lago.path);
    go('/cart');
    store.dispatch(historyPopped(lago.path));
    expect(shown).toEqual(['other', 'product', 'other', 'product']);
  });

  test('TRACK-20: a product that does not exist is not reported', async () => {
    const { store, shown, go } = await watched();
    go(missingProductPath);
    await read(store, missingProductPath);
    expect(shown).toEqual([]);
  });

  test('TRACK-19: is known at once for a screen that is neither home, list nor product', async () => {
    const { shown, go } = await watched();
    go('/cart');
    expect(shown).toEqual(['other']);
  });
});

test('TRACK-30: banners are polled every 1000 ms until they are shown', async () => {
  const { store } = (await newBrowser()).open();
  const reported: unknown[] = [];
  const feed = (signal: unknown) => {
    if (promotionsShown.match(signal)) reported.push(...signal.payload);
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { signal } = new AbortController();
  watchBanners({ getState: store.getState, signal, feed });
  await store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(999);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toContainEqual({ name: 'Todo el verano a pie', position: 'central 1' });
  const count = reported.length;
  vi.advanceTimersByTime(10_000);
  expect(reported).toHaveLength(count);
  expect(vi.getTimerCount()).toBe(0);
});
