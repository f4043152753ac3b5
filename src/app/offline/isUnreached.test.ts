import { afterEach, expect, test, vi } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aProduct } from '#fixtures/product.ts';
import { openList } from '#flows/catalogue/catalogueCalls.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { isUnreached } from './isUnreached.ts';

const shoe = '/zapatilla-urbana-lago-zp0001.html';
const boot = '/botin-sierra-an0107.html';
const list = '/mujer/';

afterEach(() => void vi.unstubAllGlobals());

const answers = {
  there: () => Promise.resolve(Response.json({ data: aProduct() })),
  unreached: () => Promise.reject(new TypeError('Failed to fetch')),
  'in trouble': () => Promise.resolve(new Response('{}', { status: 503 })),
  refused: () => Promise.resolve(new Response('{}', { status: 400 })),
};

type Asked = readonly [path: string, answer: keyof typeof answers];

/** A shop that has asked for these pages, one after the other, with these answers. */
async function shop(asked: readonly Asked[]) {
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  for (const [path, answer] of asked) {
    vi.stubGlobal('fetch', answers[answer]);
    if (path === list)
      await openList(store, { url: parseCatalogueUrl(list), freeShippingFrom: 0, pages: [1] });
    else await store.dispatch(readProduct({ path, source: 'bff' }));
  }
  return store.getState();
}

test.each<[string, readonly Asked[], string, boolean]>([
  ['a product that no network brings', [[shoe, 'unreached']], shoe, true],
  ['a product of a server in trouble', [[shoe, 'in trouble']], shoe, true],
  ['a product whose server refuses to tell', [[shoe, 'refused']], shoe, false],
  ['a product that is there', [[shoe, 'there']], shoe, false],
  ['a product that was not asked for', [[boot, 'unreached']], shoe, false],
  [
    'a product, with another one there',
    [
      [boot, 'there'],
      [shoe, 'unreached'],
    ],
    shoe,
    true,
  ],
  [
    'a product that is there, after another one was not',
    [
      [boot, 'unreached'],
      [shoe, 'there'],
    ],
    shoe,
    false,
  ],
  ['a list that no network brings', [[list, 'unreached']], list, true],
  ['a list whose server refuses to tell', [[list, 'refused']], list, false],
  [
    'a screen without calls',
    [
      [shoe, 'unreached'],
      [list, 'unreached'],
    ],
    '/cart',
    false,
  ],
])('PWA-05: whether the device lacks %s', async (_what, asked, address, isLacking) => {
  expect(isUnreached(await shop(asked), address)).toBe(isLacking);
});
