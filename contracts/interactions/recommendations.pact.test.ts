import { describe, expect, test } from 'vitest';
import { toRecommendations } from '#api/recommendations.ts';
import { aRecommendation } from '#fixtures/product.ts';
import { getLegacyRecommendations } from '#schemas/legacyProducts.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { down, addOutage, addRefusal, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { containing, exactly } from '#contracts/pact/matchers.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

/** A reduced product that is recommended. */
const boots = { sku: 'AN0107', price: 118490, special_price: 94990 };
const reduced = {
  given: 'this product is recommended',
  params: { sku: 'ZP0001', recommended: boots },
  matches: {
    products: containing,
    'products.*.sku': exactly,
    'products.*.price': exactly,
    'products.*.special_price': exactly,
  },
} as const;

const recommended = { given: 'products are recommended', params: { sku: 'ZP0001' } } as const;
const products = [aRecommendation()];
const model = toRecommendations({ products: asRecorded(products) });
const reducedProducts = [aRecommendation(boots)];
const reducedModel = toRecommendations({ products: reducedProducts });

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

  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51: the two prices of a reduced product, %s', async (where, args) => {
    const result = await interaction(getRecommendations, {
      description: `a reduced product that is recommended ${where}`,
      ...reduced,
      args,
      reply: { products: reducedProducts },
    });
    expect(result).toEqual(reducedModel);
  });

  test.each([
    ['beside a product', { sku: 'ZP0001' }],
    ['beside none', {}],
  ])('API-51: the two prices of a reduced product of the legacy host, %s', async (where, args) => {
    const reply = { error: false as const, message: '', products: reducedProducts };
    const result = await interaction(getLegacyRecommendations, {
      description: `a reduced product that the legacy host recommends ${where}`,
      ...reduced,
      args,
      reply,
    });
    expect(toRecommendations(result as typeof reply)).toEqual(reducedModel);
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
