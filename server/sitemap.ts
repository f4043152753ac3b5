import { Hono } from 'hono';
import type { CountryCode } from '#countries/country.ts';
import { pages } from '#fixtures/pages.ts';
import type { Category } from '#fixtures/world/departments.ts';
import { countryOfRequest } from '#mocks/country.ts';
import { worldOf } from '#mocks/world.ts';

/** Addresses in one part of a sitemap; the protocol allows 50,000. */
const partSize = 1000;

/** Paths without pages for search engines; account and cart pages have `noindex` themselves. */
const disallowed = ['/api/', '/bff/', '/cms/', '/tracking/', '/flags/', '/checkout/', '/_checkout/'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const document = (root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>\n`)
    .join('')}</${root}>\n`;

const branch = ({ url, children }: Category): string[] => [url, ...children.flatMap(branch)];

/** The addresses of a country's shop by the part of the sitemap that lists them. */
async function partsOf(country: CountryCode): Promise<ReadonlyMap<string, string[]>> {
  const { shop } = await worldOf(country);
  const lists = ['/', ...shop.categories.flatMap(branch), ...Object.keys(pages)];
  const products = shop.products.map(({ url }) => url);
  const parts = new Map([['lists', lists]]);
  for (let start = 0; start < products.length; start += partSize)
    parts.set(`products-${start / partSize + 1}`, products.slice(start, start + partSize));
  return parts;
}

/**
 * `/robots.txt`, `/sitemap.xml` and its parts `/sitemap-{part}.xml` for the country of the host, from the catalogue of the
 * mock (REACH-05). In a deployment the backend serves them: docs/search-engines.md.
 */
export function sitemap(): Hono {
  const app = new Hono();
  const xml = { 'content-type': 'application/xml; charset=utf-8' };
  app.get('/robots.txt', ({ req, text }) => {
    const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('');
    return text(`User-agent: *\n${rules}\nSitemap: ${new URL(req.url).origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async ({ req, body }) => {
    const { origin } = new URL(req.url);
    const names = [...(await partsOf(countryOfRequest(req.raw))).keys()];
    const addresses = names.map((name) => `${origin}/sitemap-${name}.xml`);
    return body(document('sitemapindex', 'sitemap', addresses), 200, xml);
  });
  app.get('/:file{sitemap-[a-z]+(?:-[0-9]+)?\\.xml}', async ({ req, body, text }) => {
    const name = req.param('file').replace(/^sitemap-|\.xml$/g, '');
    const part = (await partsOf(countryOfRequest(req.raw))).get(name);
    if (part === undefined) return text('Not found.', 404);
    const { origin } = new URL(req.url);
    return body(
      document(
        'urlset',
        'url',
        part.map((path) => origin + path),
      ),
      200,
      xml,
    );
  });
  return app;
}
