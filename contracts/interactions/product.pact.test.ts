import { describe, expect, test } from 'vitest';
import '#api/product/product.ts';
import { toProduct } from '#api/product/toProduct.ts';
import { toLegacyProduct } from '#api/product/legacyProduct.ts';
import { legacyProductOf } from '#fixtures/legacyShapes.ts';
import { aProduct } from '#fixtures/product.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct } from '#schemas/legacyProducts.ts';
import { getProduct } from '#schemas/product.ts';
import { acceptedFailure, interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly, ordinal } from '#contracts/pact/matchers.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

/** A product of one size, without a size table and at full price. */
const backpackPath = '/mochila-escolar-costa-ma0036.html';
const aBackpack = () =>
  aProduct({
    sku: 'MA0036',
    url: backpackPath,
    numericOriginalPrice: 36_990,
    numericDiscountPrice: 0,
    sizes: [{ skuSimple: 'MA0036-U', numberSize: 'Único', stock: 7 }],
    size_convertion_table: null,
  });

/** The path of the request names the product. */
const matches = { 'data.sku': exactly, 'data.url': exactly };

describe('a product', () => {
  test('API-40: by the path of its page', async () => {
    const path = '/zapatilla-urbana-lago-zp0001.html';
    const reply = { data: aProduct() };
    const product = await interaction(getProduct, {
      description: 'a product',
      given: 'the product is on sale',
      params: { path },
      args: { path },
      reply,
      matches,
    });
    expect(product).toEqual(toProduct(asRecorded(reply)));
  });

  test('API-40: of one size has no size table', async () => {
    const reply = { data: aBackpack() };
    const product = await interaction(getProduct, {
      description: 'a product of one size',
      given: 'the product has one size',
      params: { path: backpackPath },
      args: { path: backpackPath },
      reply,
      matches: { ...matches, 'data.size_convertion_table': exactly, 'data.sizes.*.stock': ordinal },
    });
    expect(product).toEqual(toProduct(asRecorded(reply)));
  });

  test('API-40: an unknown product has status 404', async () => {
    const path = '/zapatilla-de-nadie-xx0000.html';
    const product = await acceptedFailure(getProduct, {
      description: 'a product that is not there',
      given: 'the page is unknown',
      params: { path },
      args: { path },
      status: 404,
      reply: { message: 'NOT_FOUND' },
    });
    expect(product).toBeNull();
  });

  test('API-40: a server that is down', async () => {
    const problem = await refusal(getProduct, {
      description: 'a product, while the server is down',
      given: 'a call fails',
      params: { call: 'getProduct', fault: 'unavailable' },
      args: { path: '/zapatilla-urbana-lago-zp0001.html' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});

describe('a product of the legacy host', () => {
  const segment = 'zapatilla-urbana-lago-zp0001';
  const legacyExample = {
    given: 'the product is on sale',
    params: { path: `/${segment}.html` },
    args: { segment },
  } as const;

  test('API-39, PROD-02: by the path of its page, as the same model', async () => {
    const reply = legacyProductOf({ data: aProduct() });
    const result = await interaction(getLegacyProduct, {
      description: 'a legacy product',
      ...legacyExample,
      reply,
      matches,
    });
    expect(result).toEqual(asRecorded(reply));
    const model = toLegacyProduct(result as ReplyOf<typeof getLegacyProduct>);
    expect(model).toEqual(toProduct(asRecorded({ data: aProduct() })));
  });

  test('API-39: of one size has no size table', async () => {
    const reply = legacyProductOf({ data: aBackpack() });
    const result = await interaction(getLegacyProduct, {
      description: 'a legacy product of one size',
      given: 'the product has one size',
      params: { path: backpackPath },
      args: { segment: 'mochila-escolar-costa-ma0036' },
      reply,
      matches: { ...matches, 'data.size_convertion_table': exactly, 'data.sizes.*.stock': ordinal },
    });
    expect(result).toEqual(asRecorded(reply));
  });

  test('API-39: an unknown product has status 404', async () => {
    const problem = await refusal(getLegacyProduct, {
      description: 'a legacy product that is not there',
      given: 'the page is unknown',
      params: { path: '/zapatilla-de-nadie-xx0000.html' },
      args: { segment: 'zapatilla-de-nadie-xx0000' },
      status: 404,
      reply: { error: true, message: 'NOT_FOUND' },
    });
    expect(problem).toMatchObject({ code: 'refused', status: 404, message: 'NOT_FOUND' });
  });

  test('API-39: a server that is down', async () => {
    const problem = await refusal(getLegacyProduct, {
      description: 'a legacy product, while the server is down',
      ...legacyExample,
      given: 'a call fails',
      params: { call: 'getLegacyProduct', fault: 'unavailable' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
