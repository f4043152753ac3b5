import { describe, expect, test } from 'vitest';
import '#api/product.ts';
import { toProduct } from '#api/toProduct.ts';
import { toLegacyProduct } from '#api/legacyProduct.ts';
import { detailsInOldWords } from '#fixtures/oldWords.ts';
import { aProduct } from '#fixtures/product.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct } from '#schemas/legacyProduct.ts';
import { getProduct } from '#schemas/product.ts';
import { interaction, refusal } from './interaction.ts';
import { recorded } from './recorded.ts';

describe('a product', () => {
  test('API-40: by the path of its page', async () => {
    const path = '/zapatilla-urbana-lago-zp0001.html';
    const reply = { data: aProduct() };
    const product = await interaction(getProduct, {
      asks: 'a product',
      given: 'the product is on sale',
      params: { path },
      args: { path },
      reply,
    });
    expect(product).toEqual(toProduct(recorded(reply)));
  });

  test('API-40: one that is not there is told by the status 404', async () => {
    const path = '/zapatilla-de-nadie-xx0000.html';
    const problem = await refusal(getProduct, {
      asks: 'a product that is not there',
      given: 'the page is unknown',
      params: { path },
      args: { path },
      status: 404,
      reply: { message: 'NOT_FOUND' },
    });
    expect(problem).toMatchObject({ code: 'refused', status: 404, message: 'NOT_FOUND' });
  });

  test('API-40: a server that is down', async () => {
    const problem = await refusal(getProduct, {
      asks: 'a product, while the server is down',
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
  const asked = {
    given: 'the product is on sale',
    params: { path: `/${segment}.html` },
    args: { segment },
  } as const;

  test('API-39, PROD-02: by the path of its page, as the same model', async () => {
    const reply = detailsInOldWords({ data: aProduct() });
    const told = await interaction(getLegacyProduct, { asks: 'a legacy product', ...asked, reply });
    expect(told).toEqual(recorded(reply));
    const model = toLegacyProduct(told as ReplyOf<typeof getLegacyProduct>);
    expect(model).toEqual(toProduct(recorded({ data: aProduct() })));
  });

  test('API-39: one that is not there is told by the status 404', async () => {
    const problem = await refusal(getLegacyProduct, {
      asks: 'a legacy product that is not there',
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
      asks: 'a legacy product, while the server is down',
      ...asked,
      given: 'a call fails',
      params: { call: 'getLegacyProduct', fault: 'unavailable' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
