import { describe, expect, test } from 'vitest';
import '#api/recommendations.ts';
import { toRecommendations } from '#api/toRecommendations.ts';
import { aRecommendation } from '#fixtures/recommendations.ts';
import { getLegacyRecommendations } from '#schemas/legacyRecommendations.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { interaction, refusal } from './interaction.ts';
import { recorded } from './recorded.ts';

const recommended = { given: 'products are recommended', params: { sku: 'ZP0001' } } as const;
const products = [aRecommendation()];
const model = toRecommendations({ products: recorded(products) });

describe('what is recommended', () => {
  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51: of the backend-for-frontend, %s', async (where, args) => {
    const told = await interaction(getRecommendations, {
      asks: `recommendations ${where}`,
      ...recommended,
      args,
      reply: { products },
    });
    expect(told).toEqual(model);
  });

  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51, API-05: of the legacy host, %s, as the same model', async (where, args) => {
    const reply = { error: false as const, message: '', products };
    const told = await interaction(getLegacyRecommendations, {
      asks: `recommendations of the legacy host, ${where}`,
      ...recommended,
      args,
      reply,
    });
    expect(toRecommendations(told as typeof reply)).toEqual(model);
  });

  test('API-51, API-13: a refusal of the legacy host', async () => {
    const problem = await refusal(getLegacyRecommendations, {
      asks: 'recommendations, which are refused',
      given: 'a call fails',
      params: { call: 'getLegacyRecommendations', fault: 'refused' },
      args: {},
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
  });

  test.each([getRecommendations, getLegacyRecommendations])(
    'API-51: $name of a server that is down',
    async (call) => {
      const problem = await refusal(call, {
        asks: `recommendations, while the server is down (${call.name})`,
        given: 'a call fails',
        params: { call: call.name, fault: 'unavailable' },
        args: {},
        status: 503,
        reply: { message: 'Service unavailable.' },
      });
      expect(problem).toMatchObject({ code: 'server', status: 503, message: 'Service unavailable.' });
    },
  );
});
