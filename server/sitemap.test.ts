import { describe, expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const app = sitemap();

async function read(path: string, host = 'localhost:4173') {
  const response = await app.fetch(new Request(`http://${host}${path}`));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const addresses = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('REACH-05: robots.txt allows the pages, not the calls, and names the sitemap of its host', async () => {
  const { text } = await read('/robots.txt', 'cl.localhost:4173');
  const lines = text.split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Sitemap: http://cl.localhost:4173/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

describe.each([
  { country: 'ar', host: 'localhost:4173', products: 2100, shoes: 'zapatillas' },
  { country: 'cl', host: 'cl.localhost:4173', products: 1200, shoes: 'zapatillas' },
  { country: 'co', host: 'co.localhost:4173', products: 1200, shoes: 'tenis' },
  { country: 'br', host: 'br.localhost:4173', products: 1200, shoes: 'zapatillas' },
])('in $country', ({ host, products, shoes }) => {
  test('REACH-05: the index names parts, which list each product once, of this host', async () => {
    const index = await read('/sitemap.xml', host);
    expect(index.type).toBe('application/xml; charset=utf-8');
    expect(index.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const parts = addresses(index.text);
    const listed: string[] = [];
    for (const part of parts) {
      expect(part.startsWith(`http://${host}/`)).toBe(true);
      // oxlint-disable-next-line no-await-in-loop -- A crawler reads one part after the other.
      listed.push(...addresses((await read(new URL(part).pathname, host)).text));
    }
    expect(listed.filter((address) => address.endsWith('.html')).length).toBeGreaterThanOrEqual(products);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain(`http://${host}/`);
    for (const path of ['/mujer/', '/mujer/calzado/', `/mujer/calzado/${shoes}/`])
      expect(listed).toContain(`http://${host}${path}`);
    expect(listed.every((address) => address.startsWith(`http://${host}/`))).toBe(true);
  });
});

test.each(['/sitemap-nothing.xml', '/sitemap-products-99.xml'])('REACH-05: there is no %s', async (path) => {
  expect((await read(path)).status).toBe(404);
});
