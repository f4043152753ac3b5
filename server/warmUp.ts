import type { Hono } from 'hono';
import { type CountryCode, stores } from '#countries/country.ts';
import { homeContent } from '#fixtures/home.ts';
import type { CatalogueBody, getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

type App = Pick<Hono, 'request'>;

/** Cards on the first screen of a list, and the widths in px that a phone of 390 px requests at 2x and 3x. */
const firstCards = 4;
const cardWidths = [480, 720];

/** Requests a picture as a phone does, with the lowest urgency (RFC 9218). */
async function requestPicture(app: App, country: CountryCode, address: string) {
  const headers = { accept: 'image/avif', priority: 'u=7', 'x-mock-country': country };
  await app.request(address, { headers });
}

/** The first pictures of a list; the large ones are also the first of its products' pages. */
async function picturesOf(app: App, country: CountryCode, path: string): Promise<string[]> {
  const asked: CatalogueBody = {
    path,
    sorting: 'popularity',
    pageInfo: { page: 1, itemsPerPage: firstCards },
    filters: [],
  };
  const response = await app.request('/bff/catalog/category', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-mock-country': country,
      'x-os': 'pwa',
      'x-store': stores[country],
    },
    body: JSON.stringify(asked),
  });
  if (!response.ok) return [];
  const { products } = (await response.json()) as ReplyOf<typeof getCataloguePage>;
  const addresses = products.map(({ productImage }) => productImage);
  return cardWidths.flatMap((width) => addresses.map((each) => each.replace(/\.jpg$/, `-${width}.jpg`)));
}

/** The pictures of home, those of its first screen before the others, and what its links lead to. */
async function warmCountry(app: App, country: CountryCode): Promise<void> {
  const { banners, home_items } = homeContent(country, '');
  const window = banners['main'] ?? [];
  const shown = [...window, ...home_items, ...(banners['bottom'] ?? [])];
  for (const { image_url } of shown) await requestPicture(app, country, image_url);
  for (const { desktop_url } of [...window, ...home_items])
    for (const address of await picturesOf(app, country, desktop_url))
      await requestPicture(app, country, address);
}

/**
 * Renders the pictures of home and of the first screens of its lists at start, country by country and one after the
 * other: a picture takes up to a second, which the first visitor should not wait for.
 */
export async function warmUp(app: App): Promise<void> {
  for (const country of Object.keys(stores) as CountryCode[]) await warmCountry(app, country);
}
