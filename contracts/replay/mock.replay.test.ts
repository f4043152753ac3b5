import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { type RunningServer, startMockServer, startServer } from '#contracts/lib/mockServer.ts';
import { allPacts, verify } from '#contracts/verifier/verify.ts';

interface Interaction {
  description: string;
}

const folder = mkdtempSync(join(tmpdir(), 'pact-'));

/** Copies a contract with the interactions of one description into its own folder. */
function onlyOne(file: string, description: string) {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] };
  const interactions = pact.interactions.filter((each) => each.description === description);
  const copy = join(folder, 'vidriera-pwa-shop-api.json');
  writeFileSync(copy, JSON.stringify({ ...pact, interactions }));
  return { copy, count: interactions.length };
}

describe('the contracts, replayed', () => {
  let mock: RunningServer;
  beforeAll(async () => {
    mock = await startMockServer();
  });
  afterAll(async () => {
    await mock.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(allPacts())('LAB-04: the mock over HTTP keeps %s', async (pact) => {
    const replay = verify({
      url: mock.url,
      statesUrl: `${mock.url}/__mock/state`,
      headers: { 'x-mock-session': 'replay' },
      pacts: [pact],
    });
    await expect(replay).resolves.toBeUndefined();
  });

  test('LAB-04: a form arrives byte for byte as the shop sends it', async () => {
    const received: string[] = [];
    const items = [aCartItem(), aCartItem({ id: 'AN0107-38', sku: 'AN0107', quantity: 1 })];
    const recorder = await startServer(async (request) => {
      if (!request.url.endsWith('/state')) received.push(await request.text());
      return Response.json(aCartReply({ cart: aCart({ items }) }));
    });
    const { copy, count } = onlyOne(
      'contracts/pacts/vidriera-pwa-shop-api.json',
      'a new cart with two items',
    );
    await verify({ url: recorder.url, statesUrl: `${recorder.url}/state`, pacts: [copy], quiet: true });
    await recorder.stop();
    expect(count).toBe(1);
    expect(received).toEqual(['items=ZP0001-38%3D2%2CAN0107-38%3D1']);
  });

  test('LAB-05: a state that the mock does not know fails', async () => {
    const response = await fetch(`${mock.url}/__mock/state`, {
      method: 'POST',
      body: JSON.stringify({ state: 'nobody knows this' }),
    });
    expect(response.status).toBe(400);
  });
});
