import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/listedProduct.ts';
import { pageInOldWords } from '#fixtures/oldWords.ts';
import { defaultFlags } from '#rules/flags.ts';
import { catalogueAddress, pageIn } from '#rules/catalogueAddress.ts';
import { hasMore } from '#rules/pages.ts';
import { selectEntry } from '#store/catalogue.ts';
import { choosePlace, selectPlace } from '#store/cityRegion.ts';
import { applyFlags, flagsResolved, selectSource } from '#store/flags.ts';
import { loadPage, openList } from './catalogueCalls.ts';

const total = 58;
const lists = ['/mujer/', '/mujer/?sort=newest', '/mujer/?brand=zapala', '/hombre/'];
const freeFrom = 79999;

/** What makes a list of products another one: each product carries it in its sku. */
const markOf = (path: string, sorting: string, filters: number, place: string, source: string) =>
  [path, sorting, filters, place, source].join(' ');

/** The products of a page: each page begins with the last one of the page before. */
const skusOf = (mark: string, page: number) => {
  const [from, to] = [(page - 1) * 10, Math.min(page * 10, total)];
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  return (from > 0 && numbers.length > 0 ? [from - 1, ...numbers] : numbers).map((each) => `${mark} ${each}`);
};

interface Waiting {
  deliver: () => void;
  refuse: () => void;
}

/** What a backend answers to a request, of either source. */
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
    return pageInOldWords(reply(mark, Number(query.get('page'))));
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

/** A device whose calls all wait until they are let go, in any order. */
function device() {
  const waiting: Waiting[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const reply = await answerTo(request.clone());
    return new Promise<Response>((resolve) => {
      waiting.push({
        deliver: () => resolve(Response.json(reply)),
        refuse: () => resolve(Response.json({ message: 'No.' }, { status: 400 })),
      });
    });
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  return { store, waiting };
}

type Device = ReturnType<typeof device>;

/** How lists are asked for. */
interface Calls {
  openList: typeof openList;
  loadPage: typeof loadPage;
}

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

const pagesIn = (pages: object) => Object.keys(pages).map(Number);

/** What a list of an address may hold now. */
function markNow({ store }: Device, url: string) {
  const state = store.getState();
  const { path, parameters } = catalogueAddress(url);
  const source = selectSource(state);
  const place = selectPlace(state);
  const where = place === undefined || source === 'legacy' ? 'anywhere' : `${place.region}-${place.city}`;
  return markOf(path, parameters.get('sort') ?? 'popularity', parameters.has('brand') ? 1 : 0, where, source);
}

/** P1 to P5: one run of pages without a gap, in their order, each product once, of this list alone. */
function expectWhole(at: Device) {
  for (const url of lists) {
    const entry = selectEntry(at.store.getState(), url);
    if (entry === undefined) continue;
    const pages = pagesIn(entry.pages);
    for (const [place, page] of pages.entries()) expect(page - (pages[0] ?? 0)).toBe(place);
    const expected = [...new Set(pages.flatMap((page) => skusOf(markNow(at, url), page)))];
    expect(entry.products.map(({ sku }) => sku)).toEqual(expected);
    if (pages.length > 0) expect(entry.page).toBe(expected.length === 0 ? 1 : Math.max(...pages));
    expect(entry.page).toBeGreaterThanOrEqual(1);
  }
}

const held = ({ store }: Device, url: string) => selectEntry(store.getState(), url);

type Command = fc.AsyncCommand<object, Device>;

const command = (name: string, run: (at: Device) => void | Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (_model, at) => {
    await run(at);
    await settle();
    expectWhole(at);
  },
});

const commandsOf = (calls: Calls) => {
  const list = fc.constantFrom(...lists);
  const opened = fc.tuple(list, fc.constantFrom('', '1', '2', '4', '9', '-1', 'dos'));
  const grow = (end: 'more' | 'earlier') => (url: string) =>
    command(`${end} of ${url}`, (at) => {
      const entry = held(at, url);
      const pages = pagesIn(entry?.pages ?? {});
      const isBusy = entry === undefined || entry.opening || entry.running.getCataloguePage > 0;
      if (isBusy || pages.length === 0) return;
      if (end === 'more' && hasMore(entry)) void calls.loadPage(at.store, url, entry.page + 1);
      if (end === 'earlier' && Math.min(...pages) > 1)
        void calls.loadPage(at.store, url, Math.min(...pages) - 1);
    });
  const answered = fc
    .tuple(fc.constantFrom<keyof Waiting>('deliver', 'deliver', 'refuse'), fc.nat(8))
    .map(([end, number]) =>
      command(`${end} ${number}`, ({ waiting }) => {
        const [call] = waiting.splice(number % Math.max(1, waiting.length), 1);
        call?.[end]();
      }),
    );
  return [
    opened.map(([url, page]) =>
      command(`open ${url} at ${page}`, (at) => {
        const others = lists.filter((each) => catalogueAddress(each).path !== catalogueAddress(url).path);
        const before = others.map((each) => held(at, each));
        const address = page === '' ? url : `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
        void calls.openList(at.store, { url: address, freeFrom });
        // P6: what is asked for without a page is cleared, and nothing else is.
        if (pageIn(catalogueAddress(address)) === undefined) expect(held(at, url)?.products).toEqual([]);
        expect(others.map((each) => held(at, each))).toEqual(before);
      }),
    ),
    list.map(grow('more')),
    list.map(grow('earlier')),
    answered,
    answered,
    answered,
    fc.constantFrom('120', '121').map((city) =>
      command(`go to ${city}`, ({ store }) => {
        store.dispatch(choosePlace({ region: '5', city }));
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
      const real = device();
      await fc.asyncModelRun(() => ({ model: {}, real }), commands);
      while (real.waiting.length > 0) {
        for (const { deliver } of real.waiting.splice(0)) deliver();
        await settle();
      }
      expectWhole(real);
      for (const { opening, running } of Object.values(real.store.getState().catalogue?.entries ?? {})) {
        expect({ opening, ...running }).toEqual({
          opening: false,
          getCataloguePage: 0,
          getFullCataloguePage: 0,
        });
      }
    }),
    { seed: 20241, numRuns },
  );

// The code of the legacy call comes when it is first asked for: here it is there already.
beforeAll(() => import('#api/legacyCatalogue.ts'));
afterEach(() => vi.unstubAllGlobals());

describe('lists that are asked for while answers come in any order, or not at all', () => {
  test('CAT-11, CAT-18, CAT-21: hold whole runs of pages of their own, and come to rest', async () => {
    await expect(check({ openList, loadPage }, 120)).resolves.toBeUndefined();
  }, 60_000);

  test.each<[string, Calls]>([
    ['leave a gap', { openList, loadPage: (store, url, page) => loadPage(store, url, page + 1) }],
    [
      'keep what was asked for before',
      {
        openList: (store, { url }) =>
          openList(store, { url: url.includes('page=') ? url : `${url}?page=2`, freeFrom }),
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
