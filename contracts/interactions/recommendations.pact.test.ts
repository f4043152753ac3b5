import { describe, expect, test } from 'vitest';
import '#api/recommendations/recommendations.ts';
import { toRecommendations } from '#api/recommendations/toRecommendations.ts';
import { aRecommendation } from '#fixtures/recommendations.ts';
import { getLegacyRecommendations } from '#schemas/legacyRecommendations.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { down, addOutage, addRefusal, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

const recommended = { given: 'products are recommended', params: { sku: 'ZP0001' } } as const;
const products = [aRecommendation()];
const model = toRecommendations({ products: asRecorded(products) });

describe('recommendations', () => {
  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51: of the backend-for-frontend, %s', async (where, args) => {
    const result = await interaction(getRecommendations, {
      description: `what is recommended ${where}`,
      ...recommended,
      args,
      reply: { products },
    });
    expect(result).toEqual(model);
  });

  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51, API-05: of the legacy host, %s, as the same model', async (where, args) => {
    const reply = { error: false as const, message: '', products };
    const result = await interaction(getLegacyRecommendations, {
      description: `what the legacy host recommends ${where}`,
      ...recommended,
      args,
      reply,
    });
    expect(toRecommendations(result as typeof reply)).toEqual(model);
  });

  test('API-51, API-13: a refusal of the legacy host', async () => {
    expect(await addRefusal(getLegacyRecommendations, 'what is recommended', {})).toMatchObject(refused);
  });

  test.each([getRecommendations, getLegacyRecommendations])(
    'API-51: $name of a server that is down',
    async (call) => {
      expect(await addOutage(call, 'what is recommended', {})).toMatchObject(down);
    },
  );
});
