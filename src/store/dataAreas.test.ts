import { describe, expect, test } from 'vitest';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getBrands } from '#schemas/brands.ts';
import { getCities } from '#schemas/cities.ts';
import { getHome } from '#schemas/home.ts';
import { getMenu, getSegmentTabs } from '#schemas/menu.ts';
import { getProduct } from '#schemas/product.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { getRegions } from '#schemas/regions.ts';
import { getSuggestions } from '#schemas/suggestions.ts';
import { getTopSearches } from '#schemas/topSearches.ts';
import { catalogueBackend, list } from '#testing/catalogueBackend.ts';

const { network, device } = catalogueBackend();
const source = { source: 'bff' };

/** Answers the calls that are pending. */
const release = () => {
  network.holds = false;
  for (const answer of network.waiting.splice(0)) answer();
};

/** Reads a call's flags before it, while it is pending and after its failure. */
async function flagsOf<Flags>(flags: () => Flags, load: () => Promise<unknown>) {
  network.holds = true;
  const before = flags();
  const sent = load();
  const during = flags();
  release();
  await sent;
  return [before, during, flags()];
}

const idle = { fetching: false, error: undefined };
const fetching = { fetching: true, error: undefined };
const failed = { fetching: false, error: 'server' };

describe('the flags of a data area', () => {
  test.each<[string, Endpoint, object]>([
    ['home', getHome, { key: 'home_pwa' }],
    ['menus', getSegmentTabs, source],
    ['category tree', getMenu, source],
    ['cities', getCities, { regionId: '1' }],
    ['regions', getRegions, {}],
    ['brands', getBrands, {}],
    ['search', getSuggestions, { q: 'bota', ...source }],
    ['top searches', getTopSearches, source],
    ['product', getProduct, { path: 'zapatilla-urbana-lago-zp0001', ...source }],
    ['recommendations', getRecommendations, { sku: 'ZP0001', ...source }],
  ])('STATE-01: of %s tell that it is fetched, and that this has failed', async (area, call, args) => {
    const { store, fail } = device(area);
    await fail(call.name);
    const { initiate, select } = endpointOf(call);
    const flags = () => {
      const { status, error } = select(args)(store.getState());
      const { code } = (error ?? {}) as { code?: string };
      return { fetching: status === 'pending', error: code };
    };
    expect(await flagsOf(flags, () => store.dispatch(initiate(args)))).toEqual([idle, fetching, failed]);
  });

  test.each([
    ['catalogue', 'getCataloguePage', 'load'],
    ['filters', 'getFullCataloguePage', 'loadFull'],
  ] as const)(
    'STATE-01: of %s tell that it is fetched, and that this has failed',
    async (area, call, load) => {
      const made = device(area);
      await made.fail(call);
      made.open(list);
      const flags = () => {
        const entry = made.entry(list);
        return { fetching: entry?.pending[call] === 1, error: entry?.problems[call]?.code };
      };
      expect(await flagsOf(flags, () => made[load](list))).toEqual([idle, fetching, failed]);
    },
  );
});
