import { setImmediate } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { storeOn } from './storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { legacyPageOf } from '#fixtures/legacyShapes.ts';
import { type CatalogueUrl, parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';

const total = 58;
/** Three URLs of one path, and one of another path. */
export const lists = ['/mujer/', '/mujer/?sort=newest', '/mujer/?brand=zapala', '/hombre/'].map(
  parseCatalogueUrl,
);

/** The mark of one result; each product has it in its sku. */
const markOf = (path: string, sorting: string, filters: number, region: string, source: string) =>
  [path, sorting, filters, region, source].join(' ');

/** The products of a page: each page begins with the last one of the page before. */
const skusOf = (mark: string, page: number) => {
  const [from, to] = [(page - 1) * 10, Math.min(page * 10, total)];
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (from > 0 && numbers.length > 0 ? [from - 1, ...numbers] : numbers).map((each) => `${mark} ${each}`);
};

/** A request without a response yet. */
export interface PendingRequest {
  deliver: () => void;
  refuse: () => void;
}

/** The response of a backend to a page request, legacy or BFF. */
async function answerTo(request: Request) {
  const { pathname, searchParams: query } = new URL(request.url);
  const reply = (mark: string, page: number) => {
    const products = skusOf(mark, page).map((sku) => aListedProduct({ sku }));
    const details = { page, itemsPerPage: 10, sort: '', sortDirection: '', priceMinimal: null };
    return aFullCataloguePage({ products, total, resultDetails: details });
  };
  if (pathname.startsWith('/api/')) {
    const mark = markOf(
      pathname.replace('/api', ''),
      query.get('sort') ?? 'popularity',
      query.has('brand') ? 1 : 0,
      'anywhere',
      'legacy',
    );
    return legacyPageOf(reply(mark, Number(query.get('page'))));
  }
  const body = (await request.json()) as {
    path: string;
    sorting: string;
    filters: unknown[];
    pageInfo: { page: number };
    locationCode?: string;
  };
  const { path, sorting, filters, pageInfo, locationCode = 'anywhere' } = body;
  return reply(markOf(path, sorting, filters.length, locationCode, 'bff'), pageInfo.page);
}

/** A store whose requests stay pending until the test answers them, in any order. */
export function deviceWithPendingRequests() {
  const requests: PendingRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const reply = await answerTo(request.clone());
    return new Promise<Response>((resolve) => {
      requests.push({
        deliver: () => resolve(Response.json(reply)),
        refuse: () => resolve(Response.json({ message: 'No.' }, { status: 400 })),
      });
    });
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  return { store, requests };
}

export type Device = ReturnType<typeof deviceWithPendingRequests>;

/** Runs pending promises. */
export const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

export const pagesIn = (pages: object) => Object.keys(pages).map(Number);

/** The mark that the products of a URL must carry now. */
function markNow({ store }: Device, { path, parameters }: CatalogueUrl) {
  const state = store.getState();
  const source = selectSource(state);
  const city = selectCityRegion(state);
  const region = city === undefined || source === 'legacy' ? 'anywhere' : `${city.region}-${city.city}`;
  return markOf(
    path,
    parameters['sort'] ?? 'popularity',
    parameters['brand'] === undefined ? 0 : 1,
    region,
    source,
  );
}

/** Expects of each entry: consecutive pages in order, each product once, and none of another list. */
export function expectConsistent(at: Device) {
  for (const url of lists) {
    const entry = selectEntry(at.store.getState(), url);
    if (entry === undefined) continue;
    const pages = pagesIn(entry.pages);
    for (const [index, page] of pages.entries()) expect(page - (pages[0] ?? 0)).toBe(index);
    const expected = [...new Set(pages.flatMap((page) => skusOf(markNow(at, url), page)))];
    expect(entry.products.map(({ sku }) => sku)).toEqual(expected);
    if (pages.length > 0) expect(entry.page).toBe(expected.length === 0 ? 1 : Math.max(...pages));
    expect(entry.page).toBeGreaterThanOrEqual(1);
  }
}

/** The stored entry of a URL. */
export const entryAt = ({ store }: Device, url: CatalogueUrl) => selectEntry(store.getState(), url);
