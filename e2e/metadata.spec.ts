import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, test } from './journey.ts';

/** What a page says of itself, as a crawler reads it. */
const read = (page: Page) =>
  page.evaluate(() => {
    // A visitor who scrolls stays: the shop need not wait for three seconds.
    dispatchEvent(new Event('scroll'));
    const one = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((found) => found.getAttribute(name)).join(' | ');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    const graphs = data.map(
      (text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'],
    );
    return {
      canonical: one('link[rel="canonical"]', 'href'),
      robots: one('meta[name="robots"]', 'content'),
      title: document.title,
      ogTitle: one('meta[property="og:title"]', 'content'),
      ogType: one('meta[property="og:type"]', 'content'),
      description: one('meta[name="description"]', 'content'),
      ogDescription: one('meta[property="og:description"]', 'content'),
      image: one('meta[property="og:image"]', 'content'),
      things: graphs.flat(),
    };
  });

type Said = Awaited<ReturnType<typeof read>>;

/** Waits until a page says what is expected of it. */
const says = (page: Page, expected: Partial<Said>) =>
  expect.poll(async () => await read(page)).toMatchObject(expected);

const origins: Record<CountryCode, string> = { ar: '', cl: 'cl.', co: 'co.', br: 'br.' };
const currencies = { ar: 'ARS', cl: 'CLP', co: 'COP', br: 'BRL' };

for (const [country, label] of Object.entries(origins) as [CountryCode, string][])
  test(`REACH-05: home, list and product in ${country} carry their metadata, also when one follows the other`, async ({
    page,
    baseURL,
  }) => {
    const origin = (baseURL ?? '').replace('//', `//${label}`);
    await page.goto(`${origin}/?utm_source=boletin`);
    await says(page, {
      canonical: `${origin}/`,
      robots: '',
      ogType: 'website',
      things: [{ '@type': 'WebSite' }],
    });

    await page.goto(`${origin}${shoeList.path}?utm_source=boletin`);
    await says(page, { canonical: `${origin}${shoeList.path}`, robots: '' });
    await expect
      .poll(async () => (await read(page)).things.map((thing) => thing['@type']))
      .toEqual(['BreadcrumbList', 'ItemList']);

    await page.locator('#main a[href$=".html"]').first().click();
    await expect.poll(async () => (await read(page)).ogType).toBe('product');
    await expect
      .poll(async () => (await read(page)).things.map((thing) => thing['@type']))
      .toEqual(['Product', 'BreadcrumbList']);
    // The screen sets its title and description in a moment of its own.
    await expect
      .poll(async () => {
        const { title, ogTitle, description, ogDescription } = await read(page);
        return [ogTitle === title, ogDescription === description, title];
      })
      .toEqual([true, true, expect.not.stringContaining(shoeList.title)]);
    const said = await read(page);
    expect(said.canonical).toBe(`${origin}${new URL(page.url()).pathname}`);
    expect(said.things[0]).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', priceCurrency: currencies[country], url: said.canonical },
    });
    expect(said.image).toMatch(/-720\.jpg$/);
  });

test.describe('where search engines have nothing to list', () => {
  test.use({ expectedFaults: /status of 404/ });

  for (const path of ['/cart', '/login', '/catalog/?q=botas', '/nada-zz9999.html', '/search'])
    test(`REACH-05: ${path} says so`, async ({ page }) => {
      await page.goto(path);
      await says(page, { canonical: '', robots: 'noindex', things: [] });
    });
});

test('REACH-05: a page that was left takes its metadata with it, and back brings them again', async ({
  page,
}) => {
  await page.goto(lago.path);
  await says(page, { ogType: 'product', robots: '' });
  await page.goto('/cart');
  await says(page, { robots: 'noindex', ogType: 'website', things: [] });
  await page.goBack();
  await says(page, { ogType: 'product', robots: '' });
});

for (const [country, label] of Object.entries(origins))
  test(`REACH-05: in ${country} robots.txt leads to a sitemap whose addresses are pages of that country`, async ({
    page,
    baseURL,
  }) => {
    const origin = (baseURL ?? '').replace('//', `//${label}`);
    await page.goto(`${origin}/cart`);
    const text = (address: string) => page.evaluate(async (url) => (await fetch(url)).text(), address);
    const found = async (address: string) =>
      [...(await text(address)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, each = '']) => each);
    expect(await text(`${origin}/robots.txt`)).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const [lists = '', products = ''] = await found(`${origin}/sitemap.xml`);
    expect(await found(lists)).toContain(`${origin}/`);
    const [product = ''] = await found(products);
    await page.goto(product);
    await says(page, { canonical: product, ogType: 'product' });
  });
