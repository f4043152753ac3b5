import type { Hono } from 'hono';
import { homeContent } from '#fixtures/home.ts';
import type { CatalogueBody, getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

type App = Pick<Hono, 'request'>;

/** Cards on the first screen of a list, and the widths in px that a phone of 390 px requests at 2x and 3x. */
const firstCards = 4;
const cardWidths = [480, 720];

const { banners, home_items } = homeContent('ar', '');
const window = banners['main'] ?? [];

async function ask(app: App, address: string) {
  await app.request(address, { headers: { accept: 'image/avif' } });
}

/** The first pictures of a list; the large ones are also the first of its products' pages. */
async function picturesOf(app: App, path: string): Promise<string[]> {
  const asked: CatalogueBody = {
    path,
    sorting: 'popularity',
    pageInfo: { page: 1, itemsPerPage: firstCards },
    filters: [],
  };
  const response = await app.request('/bff/catalog/category', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-os': 'pwa', 'x-store': 'AR' },
    body: JSON.stringify(asked),
  });
  if (!response.ok) return [];
  const { products } = (await response.json()) as ReplyOf<typeof getCataloguePage>;
  const addresses = products.map(({ productImage }) => productImage);
  return cardWidths.flatMap((width) => addresses.map((each) => each.replace(/\.jpg$/, `-${width}.jpg`)));
}

/**
 * Renders the pictures of home and of the first screens of its lists at start, one after the other: a picture takes up to
 * a second, which the first visitor should not wait for.
 */
export async function warmUp(app: App): Promise<void> {
  const shown = [...window, ...home_items, ...(banners['bottom'] ?? [])];
  for (const { image_url } of shown) await ask(app, image_url);
  for (const { desktop_url } of [...window, ...home_items])
    for (const address of await picturesOf(app, desktop_url)) await ask(app, address);
}
