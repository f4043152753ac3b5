import { describe, expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';
import type { Base } from '#schemas/endpoint.ts';

/** What the recorded requests of a provider carry as `api_version`, with the path of each. */
const recorded = (base: Base) =>
  readPact(base).interactions.map(({ request: { path, query = {} } }) => ({
    path,
    version: query['api_version'],
  }));

/** The versions of the recorded requests to {api} whose path matches (API-05). */
const versionsOf = (path: RegExp) => {
  const found = recorded('api').filter((request) => path.test(request.path));
  return { found: found.length > 0, versions: new Set(found.map(({ version }) => version?.join())) };
};

describe('the version of the requests in the contracts', () => {
  test.each([
    ['cities', /^\/cities$/, '3'],
    ['regions', /^\/regions$/, '3'],
    ['products', /^\/product(?:detail)?\//, '3'],
    ['shipping', /^\/shipping\//, '3'],
    ['brands', /^\/brands\//, '3'],
    ['recommendations', /^\/recommendation\//, '3'],
    ['CMS content', /^\/(?:ac-[^/]+\/|menu\/getstatic)$/, '3'],
    ['customers', /^\/customer\//, '2'],
    ['the wishlist', /^\/wishlist\//, '2'],
    ['orders', /^\/order\//, '2'],
    ['the wallet', /^\/wallet\//, '2'],
    ['exchanges', /^\/exchange\//, '2'],
    ['the newsletter', /^\/newsletter\//, '2'],
  ])('%s', (_what, path, version) => {
    expect(versionsOf(path)).toEqual({ found: true, versions: new Set([version]) });
  });

  test.each(['bff', 'cms', 'tracking', 'flags'] as const)('none to {%s}', (base) => {
    const requests = recorded(base);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ version }) => version !== undefined)).toEqual([]);
  });
});
