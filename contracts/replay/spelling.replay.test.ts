import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { readContracts } from '#contracts/verifier/contracts.ts';
import { onServer, type Respond } from '#contracts/verifier/gateway.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import { replay } from '#contracts/verifier/replay.ts';

/** Calls with amounts and texts that are matched by value. */
const calls = new Set([
  'getFullCataloguePage',
  'getProduct',
  'getCart',
  'addCoupon',
  'getOrders',
  'getAddresses',
  'login',
]);

/** A reply with a further field in each object, the fields in reverse, and marks where numbers are. */
function respelt(value: unknown, isOpen = true): unknown {
  if (typeof value === 'number') return `<${value}>`;
  if (Array.isArray(value)) return value.map((entry) => respelt(entry, isOpen));
  if (typeof value !== 'object' || value === null) return value;
  // The contract of a cart takes no coupon but those of its state, so it compares the whole map.
  const fields = Object.entries(value).map(([name, held]) => [
    name,
    respelt(held, isOpen && name !== 'coupons'),
  ]);
  return { ...(isOpen && { furtherField: 'x' }), ...(Object.fromEntries(fields.toReversed()) as object) };
}

/** JSON as other languages write it: a byte order mark first, `54999.0` for 54999, accents as characters of their own. */
const written = (body: Buffer) =>
  Buffer.from(
    `\u{feff}${JSON.stringify(respelt(JSON.parse(body.toString())), null, 2)
      .replaceAll(/"<(-?\d+)>"/g, '$1.0')
      .replaceAll(/"<(-?[\d.]+)>"/g, '$10')
      .normalize('NFD')}`,
  );

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(async () => {
  await mock.stop();
});

test('LAB-11: a reply that another language writes in its own spelling keeps the contract', async () => {
  const contracts = await readContracts();
  for (const { name, path, interactions } of contracts) {
    const chosen = interactions.filter(({ call }) => calls.has(call)).map(({ interaction }) => interaction);
    if (chosen.length === 0) continue;
    const server = onServer({
      baseUrl: `${mock.url}${path}`,
      statesUrl: `${mock.url}/__mock/state`,
      headers: { 'x-mock-visitor': 'spelling' },
      limits: shopLimits,
    });
    const respond: Respond = async (arrived, interaction) => {
      const { answer, ...exchange } = await server(arrived, interaction);
      return { ...exchange, ...(answer && { answer: { ...answer, body: written(answer.body) } }) };
    };
    const results = await replay(name, chosen, respond);
    expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
  }
});
