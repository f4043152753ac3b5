import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { missingProductPath, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';

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
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
    };
  });

type Said = Awaited<ReturnType<typeof read>>;

/** Waits until a page says what is expected of it. */
const says = (page: Page, expected: Partial<Record<keyof Said, unknown>>) =>
  expect.poll(async () => await read(page)).toMatchObject(expected);

/** Waits until a page has data of these types. */
const hasThings = (page: Page, types: string[]) =>
  expect.poll(async () => (await read(page)).things.map((thing) => thing['@type'])).toEqual(types);

const currencies = { ar: 'ARS', cl: 'CLP', co: 'COP', br: 'BRL' };
const countries = Object.keys(currencies) as CountryCode[];

const originOf = (country: CountryCode) =>
  `http://${country === 'ar' ? '' : `${country}.`}localhost:${process.env['JOURNEY_PORT']}`;

test('REACH-05: home, list and product carry their metadata, one after the other, and a page that was left takes its own with it', async ({
  page,
}) => {
  const origin = originOf('ar');
  await open(page, 'ar', '/?utm_source=boletin');
  await says(page, { canonical: `${origin}/`, robots: '', ogType: 'website' });
  await hasThings(page, ['WebSite']);

  await open(page, 'ar', `${shoeList.path}?utm_source=boletin`);
  await says(page, { canonical: `${origin}${shoeList.path}`, robots: '' });
  await hasThings(page, ['BreadcrumbList', 'ItemList']);

  await page.locator('#main a[href$=".html"]').first().click();
  await hasThings(page, ['Product', 'BreadcrumbList']);
  // The screen sets its title and description after the first render.
  await expect
    .poll(async () => {
      const { title, ogTitle, description, ogDescription } = await read(page);
      return [ogTitle === title, ogDescription === description, title];
    })
    .toEqual([true, true, expect.not.stringContaining(shoeList.title)]);
  const product = await read(page);
  expect(product).toMatchObject({
    canonical: `${origin}${new URL(page.url()).pathname}`,
    ogType: 'product',
    image: expect.stringMatching(/-720\.jpg$/),
  });

  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .tap();
  await says(page, { canonical: '', robots: 'noindex', ogType: 'website', things: [] });
  await page.goBack();
  await says(page, { canonical: product.canonical, robots: '', ogType: 'product' });
});

test('REACH-05: in each country robots.txt leads to a sitemap whose addresses are pages of that country', async ({
  page,
}) => {
  const text = (address: string) => page.evaluate(async (url) => (await fetch(url)).text(), address);
  const found = async (url: string) =>
    [...(await text(url)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, each = '']) => each);
  for (const country of countries)
    await test.step(country, async () => {
      const origin = originOf(country);
      const robots = await page.goto(`${origin}/robots.txt`);
      expect(await robots?.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
      const [lists = '', products = ''] = await found(`${origin}/sitemap.xml`);
      expect(await found(lists)).toContain(`${origin}/`);
      const [product = ''] = await found(products);
      expect(product).toContain(`${origin}/`);
      await page.goto(product);
      await says(page, { canonical: product, ogType: 'product' });
      expect((await read(page)).things[0]).toMatchObject({
        '@type': 'Product',
        offers: { '@type': 'Offer', priceCurrency: currencies[country], url: product },
      });
    });
});

/** An address of each kind, and its canonical one; a page without one is not for search engines. */
const kinds: readonly [country: CountryCode, address: string, canonical?: string][] = [
  ['ar', '/ac-envios', '/ac-envios/'],
  ['br', '/preguntas-frecuentes', '/help/'],
  ['cl', '/sizes/contentTable', '/sizes/contentTable/'],
  ['co', '/catalog/?q=botas'],
  ['br', missingProductPath],
  ['cl', '/no-existe/'],
  ['ar', '/login'],
];

test.describe('every kind of page', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('REACH-05: has one heading, a title, a description, and an address for search engines or none', async ({
    page,
  }) => {
    const isWhole = (country: CountryCode, canonical?: string) =>
      says(page, {
        canonical: canonical === undefined ? '' : `${originOf(country)}${canonical}`,
        robots: canonical === undefined ? 'noindex' : '',
        headings: [expect.stringMatching(/./)],
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
      });
    for (const [country, address, canonical] of kinds)
      await test.step(`${country}, ${address}`, async () => {
        await open(page, country, address);
        await isWhole(country, canonical);
      });
    await signIn(page, 'ana');
    await expect(page).not.toHaveURL(/\/login/, patient);
    for (const address of ['/account/orders', '/account/credits'])
      await test.step(`ana, ${address}`, async () => {
        await open(page, 'ar', address);
        await isWhole('ar');
      });
  });
});
