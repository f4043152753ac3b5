import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { type RunningServer, startMockServer, startServer } from '#testing/backend/mockServer.ts';
import { readPact } from '#contracts/pact/pactFile.ts';
import { readContracts } from '#contracts/verifier/contracts.ts';
import { onServer } from '#contracts/verifier/gateway.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import { replay } from '#contracts/verifier/replay.ts';

const contracts = await readContracts();

describe('the contracts, replayed', () => {
  let mock: RunningServer;
  beforeAll(async () => {
    mock = await startMockServer();
  });
  afterAll(async () => {
    await mock.stop();
  });

  test.each(contracts)('LAB-04: the mock over HTTP keeps the contract of $name', async (contract) => {
    const interactions = contract.interactions.map(({ interaction }) => interaction);
    const results = await replay(
      contract.name,
      interactions,
      onServer({
        baseUrl: `${mock.url}${contract.path}`,
        statesUrl: `${mock.url}/__mock/state`,
        headers: { 'x-mock-visitor': 'replay' },
        limits: shopLimits,
      }),
    );
    expect(results).toHaveLength(interactions.length);
    expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
  });

  test('LAB-04: a form arrives byte for byte as the shop sends it', async () => {
    const received: string[] = [];
    const items = [aCartItem(), aCartItem({ id: 'AN0107-38', sku: 'AN0107', quantity: 1 })];
    const recorder = await startServer(async (request) => {
      if (!request.url.endsWith('/state')) received.push(await request.text());
      return Response.json(aCartReply({ cart: aCart({ items }) }));
    });
    const { interactions } = readPact('api');
    const creations = interactions.filter(({ description }) => description === 'a new cart with two items');
    await replay(
      'shop-api',
      creations,
      onServer({
        baseUrl: recorder.url,
        statesUrl: `${recorder.url}/state`,
        headers: {},
        limits: shopLimits,
      }),
    );
    await recorder.stop();
    expect(creations).toHaveLength(1);
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
