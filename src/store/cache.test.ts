import { expect, test } from 'vitest';
import { lago, lagoInBlack } from '#fixtures/situations.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { productPath } from '#rules/product/productPage.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';
import { catalogueBackend } from '#testing/backend/catalogueBackend.ts';
import { cachedCalls, cachedHome, cachedProduct } from './cache.ts';

const { device } = catalogueBackend();

/** A visitor, and her reads. */
function open(visitor: string) {
  const { store } = device(visitor);
  return {
    state: () => store.getState(),
    readHome: (key = 'home_pwa') => store.dispatch(endpointOf(getHome).initiate({ key })),
    readProduct: (url: string) =>
      store.dispatch(endpointOf(getProduct).initiate({ path: productPath(url), source: 'bff' })),
  };
}

test('the home is that which was read last, and none until then', async () => {
  const { state, readHome } = open('answers of home');
  const read = readHome();
  expect(cachedHome(state())).toBeUndefined();
  const first = (await read).data;
  expect(cachedHome(state())).toEqual(first);
  const { data } = await readHome('otra');
  expect(data).not.toEqual(first);
  expect(cachedHome(state())).toEqual(data);
});

test('a product is found by its address, whatever is behind the path', async () => {
  const { state, readProduct } = open('answers of products');
  const white = (await readProduct(lago.path)).data;
  const black = (await readProduct(lagoInBlack.path)).data;
  for (const behind of ['', '?size=38&color=blanco', '#fotos', '?size=38#fotos'])
    expect(cachedProduct(state(), `${lagoInBlack.path}${behind}`)).toBe(black);
  expect(cachedProduct(state(), lago.path)).toBe(white);
});

test('a product that does not exist is null, and one without an answer undefined', async () => {
  const { state, readProduct } = open('answers of missing products');
  await readProduct('/otra-zz9999.html');
  const read = readProduct(lago.path);
  expect(cachedProduct(state(), '/otra-zz9999.html')).toBeNull();
  expect(cachedProduct(state(), lago.path)).toBeUndefined();
  await read;
});

test('the answers to a call are neither those to others nor what is still under way', async () => {
  const { state, readHome, readProduct } = open('answers of one call');
  await readHome();
  const { data } = await readProduct(lago.path);
  const read = readProduct(lagoInBlack.path);
  expect(cachedCalls(state(), 'getProduct').map((answer) => answer.data)).toEqual([data]);
  await read;
  expect(cachedCalls(state(), 'getProduct')).toHaveLength(2);
  expect(cachedCalls(state(), 'getMenu')).toEqual([]);
});
