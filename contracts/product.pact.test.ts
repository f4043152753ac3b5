import { describe, expect, test } from 'vitest';
import { toProduct } from '#api/product.ts';
import { aProduct } from '#fixtures/product.ts';
import { getProduct } from '#schemas/product.ts';
import { interaction, refusal } from './interaction.ts';
import { recorded } from './recorded.ts';

describe('a product', () => {
  test('API-39, API-40: by the path of its page', async () => {
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
