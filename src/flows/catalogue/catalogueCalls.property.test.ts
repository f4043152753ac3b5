import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { legacyPageOf } from '#fixtures/legacyShapes.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { type CatalogueUrl, pageUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { hasMore } from '#rules/catalogue/pages.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { selectEntry } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { applyFlags, flagsResolved, selectSource } from '#store/flags.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { loadPage, openList } from './catalogueCalls.ts';

const total = 58;
/** Three URLs of one path, and one of another path. */
const lists = ['/mujer/', '/mujer/?sort=newest', '/mujer/?brand=zapala', '/hombre/'].map(parseCatalogueUrl);

/** The mark of one result; each product has it in its sku. */
const markOf = (path: string, sorting: string, filters: number, region: string, source: string) =>
  [path, sorting, filters, region, source].join(' ');

/** The products of a page: each page begins with the last one of the page before. */
const skusOf = (mark: string, page: number) => {
  const [from, to] = [(page - 1) * 10, Math.min(page * 10, total)];
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (from > 0 && numbers.length > 0 ? [from - 1, ...numbers] : numbers).map((each) => `${mark} ${each}`);
};

/** A request without a response yet. */
interface PendingRequest {
  deliver: () => void;
  refuse: () => void;
}

/** The response of a backend to a page request, legacy or BFF. */
async function answerTo(request: Request) {
  const { pathname, searchParams: query } = new URL(request.url);
  const reply = (mark: string, page: number) => {
    const products = skusOf(mark, page).map((sku) => aListedProduct({ sku }));
    const details = { page, itemsPerPage: 10, sort: '', sortDirection: '', priceMinimal: null };
    return aFullCataloguePage({ products, total, resultDetails: details });
  };
  if (pathname.startsWith('/api/')) {
    const mark = markOf(
      pathname.replace('/api', ''),
      query.get('sort') ?? 'popularity',
      query.has('brand') ? 1 : 0,
      'anywhere',
      'legacy',
    );
    return legacyPageOf(reply(mark, Number(query.get('page'))));
  }
  const body = (await request.json()) as {
    path: string;
    sorting: string;
    filters: unknown[];
    pageInfo: { page: number };
    locationCode?: string;
  };
  const { path, sorting, filters, pageInfo, locationCode = 'anywhere' } = body;
  return reply(markOf(path, sorting, filters.length, locationCode, 'bff'), pageInfo.page);
}

/** A store whose requests stay pending until the test answers them, in any order. */
function deviceWithPendingRequests() {
  const requests: PendingRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const reply = await answerTo(request.clone());
    return new Promise<Response>((resolve) => {
      requests.push({
        deliver: () => resolve(Response.json(reply)),
        refuse: () => resolve(Response.json({ message: 'No.' }, { status: 400 })),
      });
    });
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  return { store, requests };
}

type Device = ReturnType<typeof deviceWithPendingRequests>;

/** Runs pending promises. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

const pagesIn = (pages: object) => Object.keys(pages).map(Number);

/** The mark that the products of a URL must carry now. */
function markNow({ store }: Device, { path, parameters }: CatalogueUrl) {
  const state = store.getState();
  const source = selectSource(state);
  const city = selectCityRegion(state);
  const region = city === undefined || source === 'legacy' ? 'anywhere' : `${city.region}-${city.city}`;
  return markOf(
    path,
    parameters['sort'] ?? 'popularity',
    parameters['brand'] === undefined ? 0 : 1,
    region,
    source,
  );
}

/** Expects of each entry: consecutive pages in order, each product once, and none of another list. */
function expectConsistent(at: Device) {
  for (const url of lists) {
    const entry = selectEntry(at.store.getState(), url);
    if (entry === undefined) continue;
    const pages = pagesIn(entry.pages);
    for (const [index, page] of pages.entries()) expect(page - (pages[0] ?? 0)).toBe(index);
    const expected = [...new Set(pages.flatMap((page) => skusOf(markNow(at, url), page)))];
    expect(entry.products.map(({ sku }) => sku)).toEqual(expected);
    if (pages.length > 0) expect(entry.page).toBe(expected.length === 0 ? 1 : Math.max(...pages));
    expect(entry.page).toBeGreaterThanOrEqual(1);
  }
}

/** The stored entry of a URL. */
const entryAt = ({ store }: Device, url: CatalogueUrl) => selectEntry(store.getState(), url);

const freeShippingFrom = 79999;

/** The functions under test, or faulty replacements. */
interface Calls {
  openList: typeof openList;
  loadPage: typeof loadPage;
}

type Command = fc.AsyncCommand<object, Device>;

const command = (name: string, run: (at: Device) => void | Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (_model, at) => {
    await run(at);
    await settle();
    expectConsistent(at);
  },
});

const commandsOf = (calls: Calls) => {
  const list = fc.constantFrom(...lists);
  const opened = fc.tuple(list, fc.constantFrom('', '1', '2', '4', '9', '-1', 'dos'));
  const grow = (end: 'more' | 'earlier') => (url: CatalogueUrl) =>
    command(`${end} of ${url.href}`, (at) => {
      const entry = entryAt(at, url);
      const pages = pagesIn(entry?.pages ?? {});
      const isBusy = entry === undefined || entry.opening || entry.pending.getCataloguePage > 0;
      if (isBusy || pages.length === 0) return;
      if (end === 'more' && hasMore(entry)) void calls.loadPage(at.store, url, entry.page + 1);
      if (end === 'earlier' && Math.min(...pages) > 1)
        void calls.loadPage(at.store, url, Math.min(...pages) - 1);
    });
  const answered = fc
    .tuple(fc.constantFrom<keyof PendingRequest>('deliver', 'deliver', 'refuse'), fc.nat(8))
    .map(([end, number]) =>
      command(`${end} ${number}`, ({ requests }) => {
        const [call] = requests.splice(number % Math.max(1, requests.length), 1);
        call?.[end]();
      }),
    );
  return [
    opened.map(([url, page]) =>
      command(`open ${url.href} at ${page}`, (at) => {
        const others = lists.filter((each) => each.path !== url.path);
        const before = others.map((each) => entryAt(at, each));
        const { href } = url;
        const address =
          page === '' ? url : parseCatalogueUrl(`${href}${href.includes('?') ? '&' : '?'}page=${page}`);
        void calls.openList(at.store, { url: address, freeShippingFrom });
        // A URL without a page number clears its own entry and no other.
        if (address.page === undefined) expect(entryAt(at, url)?.products).toEqual([]);
        expect(others.map((each) => entryAt(at, each))).toEqual(before);
      }),
    ),
    list.map(grow('more')),
    list.map(grow('earlier')),
    answered,
    answered,
    answered,
    fc.constantFrom('120', '121').map((city) =>
      command(`go to ${city}`, ({ store }) => {
        store.dispatch(chooseCityRegion({ region: '5', city }));
      }),
    ),
    fc.constantFrom('off', 'on').map((value) =>
      command(`flag ${value}`, ({ store }) => {
        store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: value }));
        store.dispatch(applyFlags());
      }),
    ),
  ];
};

const check = (calls: Calls, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.commands(commandsOf(calls), { maxCommands: 50, size: 'max' }), async (commands) => {
      const real = deviceWithPendingRequests();
      await fc.asyncModelRun(() => ({ model: {}, real }), commands);
      while (real.requests.length > 0) {
        for (const { deliver } of real.requests.splice(0)) deliver();
        await settle();
      }
      expectConsistent(real);
      for (const { opening, pending } of Object.values(real.store.getState().catalogue?.entries ?? {})) {
        expect({ opening, ...pending }).toEqual({
          opening: false,
          getCataloguePage: 0,
          getFullCataloguePage: 0,
        });
      }
    }),
    { seed: 20241, numRuns },
  );

// The app loads the legacy endpoint on first use; loaded here, so that no request waits for a chunk.
beforeAll(() => import('#api/catalogue/legacyCatalogue.ts'));
afterEach(() => vi.unstubAllGlobals());

describe('lists that are requested while answers arrive in any order, or not at all', () => {
  test('CAT-11, CAT-18, CAT-21: have consecutive pages of their own, and nothing pending in the end', async () => {
    await expect(check({ openList, loadPage }, 120)).resolves.toBeUndefined();
  }, 60_000);

  test.each<[string, Calls]>([
    ['leave a gap', { openList, loadPage: (store, url, page) => loadPage(store, url, page + 1) }],
    [
      'accept answers of an older request',
      {
        openList: (store, { url }) =>
          openList(store, { url: 'page' in url.parameters ? url : pageUrl(url, 2), freeShippingFrom }),
        loadPage,
      },
    ],
  ])(
    'refused are calls that %s',
    async (_fault, calls) => {
      await expect(check(calls, 60)).rejects.toThrow('Property failed');
    },
    60_000,
  );
});
