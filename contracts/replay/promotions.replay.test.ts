import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPact } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';
import { onServer } from '#contracts/verifier/gateway.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import { replay } from '#contracts/verifier/replay.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(async () => {
  await mock.stop();
});

// Only these of the eleven products of the interactions fit; sku, price and order are matched by value.
test.each([
  ['bff', 'those with a special price, the dearest first', 2],
  ['bff', 'those reduced by 20 to 30 percent', 2],
  ['api', 'those with a special price, the dearest first', 1],
  ['api', 'those reduced by 20 to 30 percent', 1],
] as const)('CAT-51: the mock of %s lists %s, and no others', async (base, end, expected) => {
  const { name, path } = providers[base];
  const interactions = readPact(base).interactions.filter(({ description }) => description.endsWith(end));
  expect(interactions).toHaveLength(expected);
  const results = await replay(
    name,
    interactions,
    onServer({
      baseUrl: `${mock.url}${path}`,
      statesUrl: `${mock.url}/__mock/state`,
      headers: { 'x-mock-visitor': 'promotions' },
      limits: shopLimits,
    }),
  );
  expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
});
