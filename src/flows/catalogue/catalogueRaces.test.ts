import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CatalogueUrl, pageUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { hasMore } from '#rules/catalogue/pages.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { applyFlags, flagsResolved } from '#store/flags.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import {
  type Device,
  deviceWithPendingRequests,
  entryAt,
  expectConsistent,
  lists,
  pagesIn,
  type PendingRequest,
  settle,
} from '#testing/backend/pendingRequests.ts';
import { loadPage, openList } from './catalogueCalls.ts';

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
