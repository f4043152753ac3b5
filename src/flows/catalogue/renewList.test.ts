import { afterEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { openList } from './catalogueCalls.ts';
import { renewList, repeatList } from './renewList.ts';

const address = '/mujer/';

/** A store with the given pages of a list; the server has a product more in each later answer, until `down` is set. */
async function opened(pages: number[]) {
  const server = { requests: [] as string[], down: false };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const isFull = url.endsWith('/full');
    const { pageInfo } = JSON.parse(body) as { pageInfo: { page: number } };
    server.requests.push(`${isFull ? 'full answer' : 'page'} ${pageInfo.page}`);
    if (server.down) throw new TypeError('Failed to fetch');
    const total = 100 + server.requests.length;
    const reply = isFull ? aFullCataloguePage({ total }) : aCataloguePage({ total });
    return Response.json({ ...reply, resultDetails: { ...reply.resultDetails, page: pageInfo.page } });
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  await openList(store, { url: parseCatalogueUrl(address), freeShippingFrom: 79999, pages });
  const entry = () => selectEntry(store.getState(), parseCatalogueUrl(address));
  await expect.poll(() => entry()?.details).toBeDefined();
  server.requests = [];
  const total = () => entry()?.total;
  return { store, server, total };
}

afterEach(() => vi.unstubAllGlobals());

test('PWA-05: a list at its top gets the products that the server has now, in place', async () => {
  const { store, server, total } = await opened([1]);
  expect(await renewList(store, address, true)).toBe(true);
  expect(server.requests).toEqual(['full answer 1']);
  expect(total()).toBe(101);
});

test.each([
  ['below its first window', [1], false],
  ['with several pages', [1, 2], true],
] as const)('PWA-05: a list %s stays as the shopper sees it', async (_what, pages, atTop) => {
  const { store, server } = await opened([...pages]);
  expect(await renewList(store, address, atTop)).toBe(false);
  expect(server.requests).toEqual([]);
});

test('PWA-05: a list that was left is not requested', async () => {
  const { store, server } = await opened([1]);
  expect(await renewList(store, '/hombre/', true)).toBe(false);
  expect(server.requests).toEqual([]);
});

test('PWA-05: a list whose server fails is not renewed', async () => {
  const { store, server, total } = await opened([1]);
  const before = total();
  server.down = true;
  expect(await renewList(store, address, true)).toBe(false);
  expect(total()).toBe(before);
});

test('PWA-05: both calls of a list are sent once more for a new worker, wherever the shopper is in it', async () => {
  const { store, server } = await opened([1]);
  await repeatList(store, address);
  expect(server.requests).toEqual(['page 1', 'full answer 1']);
});
