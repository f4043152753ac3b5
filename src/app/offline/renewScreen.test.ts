import { afterEach, expect, test, vi } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aProduct } from '#fixtures/product.ts';
import { openList } from '#flows/catalogue/catalogueCalls.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { renewScreen } from './renewScreen.ts';

const list = '/mujer/';

afterEach(() => void vi.unstubAllGlobals());

/** A shop with this list open, and the number of requests for the list since then. */
async function shop() {
  const reply = vi.fn((url: string) =>
    Promise.resolve(Response.json(url.endsWith('/full') ? aFullCataloguePage() : aCataloguePage())),
  );
  vi.stubGlobal('fetch', reply);
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const url = parseCatalogueUrl(list);
  await openList(store, { url, freeShippingFrom: 0, pages: [1] });
  // The list is opened with two calls; the second is not awaited.
  await expect.poll(() => selectEntry(store.getState(), url)?.details).toBeDefined();
  reply.mockClear();
  return { store, asked: () => reply.mock.calls.length };
}

/** The window shows this address, scrolled by so many px. */
function show(address: string, scrollY: number) {
  const { pathname, search } = new URL(address, 'https://tienda.example');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('innerHeight', 844);
}

test.each([
  ['of the list in view is shown', list, 0, '/mujer', true],
  [
    'of the list in view is shown, whatever campaign led there',
    `${list}?utm_source=mail`,
    843,
    '/mujer',
    true,
  ],
  ['of another list than that in view is not', list, 0, '/hombre', false],
  ['of a list that was left is not', '/menu/', 0, '/mujer', false],
  ['of a list whose first window was left is not', list, 844, '/mujer', false],
])('PWA-05: a newer answer %s', async (_what, address, scrollY, subject, isShown) => {
  const { store, asked } = await shop();
  show(address, scrollY);
  expect(await renewScreen(store, 'list', subject)).toBe(isShown);
  expect(asked()).toBe(isShown ? 1 : 0);
});

test.each([
  ['of the product in view is shown', '/zapatilla-urbana-lago-zp0001.html', true],
  ['of another product is not', '/botin-sierra-an0107.html', false],
])('PWA-05: a newer answer %s', async (_what, subject, isShown) => {
  const reply = vi.fn(() => Promise.resolve(Response.json({ data: aProduct() })));
  vi.stubGlobal('fetch', reply);
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  await store.dispatch(readProduct({ path: '/zapatilla-urbana-lago-zp0001.html', source: 'bff' }));
  reply.mockClear();
  expect(await renewScreen(store, 'product', subject)).toBe(isShown);
  expect(reply).toHaveBeenCalledTimes(isShown ? 1 : 0);
});
