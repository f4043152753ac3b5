import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Base } from '#schemas/endpoint.ts';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { readPact } from '#contracts/pact/pactFile.ts';
import { consumer, providers } from '#contracts/pact/providers.ts';
import { verify } from '#contracts/verifier/verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'pact-'));
let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true });
});

/** The contract of a base, of the interactions whose description ends so. */
function contractOf(base: Base, end: string) {
  const pact = readPact(base);
  const interactions = pact.interactions.filter(({ description }) => description.endsWith(end));
  const file = join(folder, `${consumer}-${providers[base].name}.json`);
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return { file, count: interactions.length };
}

// The interactions have eleven products, of which these alone fit; sku, price and order are matched by value.
test.each([
  ['bff', 'those with a special price, the dearest first', 2],
  ['bff', 'those reduced by 20 to 30 percent', 2],
  ['api', 'those with a special price, the dearest first', 1],
  ['api', 'those reduced by 20 to 30 percent', 1],
] as const)('CAT-51: the mock of %s lists %s, and no others', async (base, end, expected) => {
  const { file, count } = contractOf(base, end);
  expect(count).toBe(expected);
  const headers = { 'x-mock-session': 'promotions' };
  const target = {
    url: mock.url,
    statesUrl: `${mock.url}/__mock/state`,
    headers,
    pacts: [file],
    quiet: true,
  };
  await expect(verify(target)).resolves.toBeUndefined();
});
