import { afterEach, expect, test, vi } from 'vitest';
import { readProduct } from '#api/product/product.ts';
import { countryByCode } from '#countries/countries.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct, aProduct } from '#fixtures/product.ts';
import { openList } from '#flows/catalogue/catalogueCalls.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { listProgressed, selectEntry } from '#store/catalogue.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { factsOf, pageData } from './describePage.ts';

const list = '/mujer/calzado/';

afterEach(() => void vi.unstubAllGlobals());

/** Each page of a list has two products, named after it; there is one product, and no other. */
function answer(url: string, body: string | undefined) {
  if (url.includes('product-details')) return url.includes('zp0001') ? { data: aProduct() } : undefined;
  const { pageInfo, path } = JSON.parse(body ?? '{}') as { pageInfo: { page: number }; path?: string };
  if (path !== list)
    return { ...aFullCataloguePage(), products: [], total: 0, messages: { error: ['NOT_FOUND'] } };
  const reply = url.endsWith('/full') ? aFullCataloguePage() : aCataloguePage();
  const products = ['a', 'b'].map((name) => aListedProduct({ sku: `${pageInfo.page}${name}` }));
  return { ...reply, products, resultDetails: { ...reply.resultDetails, page: pageInfo.page } };
}

/** A shop that has read these pages of a list, and what it tells search engines of an address. */
async function shop(url = list, pages: number[] = []) {
  vi.stubGlobal('fetch', (to: string, { body }: { body?: string }) => {
    const reply = answer(to, body);
    return Promise.resolve(reply ? Response.json(reply) : new Response(null, { status: 404 }));
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  if (pages.length > 0) await openList(store, { url: parseCatalogueUrl(url), freeShippingFrom: 0, pages });
  const described = (at: string) =>
    factsOf(
      pageData(store.getState(), at),
      at,
      { origin: 'https://tienda.example', country: countryByCode('ar') },
      { title: '', description: '' },
    );
  return { store, described };
}

/** The described products of a list. */
const skus = ({ list: described }: ReturnType<typeof factsOf>) =>
  described?.products.map((each) => 'sku' in each && each.sku);

test.each([
  [list, ['1a', '1b'], 0],
  [`${list}?color=negro&page=3`, ['3a', '3b'], 20],
])(
  'REACH-05: %s is described by the products of its page, and the number of products before',
  async (url, products, before) => {
    const { described } = await shop(list, [1, 2, 3]);
    expect(skus(described(url))).toEqual(products);
    expect(described(url)).toMatchObject({ list: { before }, isMissing: false });
  },
);

test('REACH-05: a list in another order is not described as the list of its address', async () => {
  const sorted = `${list}?sort=price`;
  const { described } = await shop(sorted, [1]);
  expect(described(sorted)).not.toHaveProperty('list');
});

test('REACH-05: a page of a list without products is missing', async () => {
  const { described } = await shop(list, [1]);
  expect(described(`${list}?page=7`)).toMatchObject({ isMissing: true });
});

test('REACH-05: a list that does not exist is missing once each kind of page was requested', async () => {
  const unknown = parseCatalogueUrl('/no-existe/');
  const { store, described } = await shop(unknown.href, [1]);
  expect(described(unknown.href)).toMatchObject({ isMissing: true });
  const epoch = selectEntry(store.getState(), unknown)?.epoch ?? 0;
  store.dispatch(listProgressed({ url: unknown, epoch, opening: true }));
  expect(described(unknown.href)).toMatchObject({ isMissing: false });
});

test('REACH-05: a product is described once its reply has loaded; one that does not exist is missing', async () => {
  const { store, described } = await shop();
  const read = (path: string) => store.dispatch(readProduct({ path, source: 'bff' }));
  const [known, none] = ['/zapatilla-urbana-lago-zp0001.html', '/nada-xx9999.html'];
  expect(described(known)).not.toHaveProperty('product');
  await read(known);
  expect(described(known).product?.sku).toBe('ZP0001');
  expect(described(none)).not.toHaveProperty('isMissing');
  await read(none);
  expect(described(none)).toMatchObject({ isMissing: true });
});
