import type { Page } from '@playwright/test';
import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const { path } = shoeList;

/** The mock renders each picture on its first request, one at a time. */
const drawn = { timeout: 20_000 };

/** Servers reject addresses above 8 KiB, so pages are not requested by longer ones. */
const long = 'x'.repeat(7000);

/** Opens an address; gives the address and the body of the first request for a page of its list, in either source. */
async function listRequest(page: Page, address: string) {
  const isPage = /\/bff\/catalog\/[\w-]+$|\/api\/mujer\/calzado\/?\?/;
  const [sent] = await Promise.all([
    page.waitForRequest((request) => isPage.test(request.url())),
    open(page, 'ar', address),
  ]);
  return `${sent.url()} ${sent.postData() ?? ''}`;
}

for (const { source, flags } of sources)
  test.describe(`hostile queries in an address, ${source}`, () => {
    test.use({ flags });

    for (const [ids, what, query, same = ''] of [
      ['', 'page -1', 'page=-1'],
      ['', 'page 1e9', 'page=1e9'],
      ['', 'crossed prices', 'price=9-1'],
      ['', 'a price of letters', 'price=abc'],
      ['FILT-13: ', '7 kB of others', `utm_source=${long}`],
      ['FILT-13: ', 'broken percent signs', 'brand=&%E0%A4%A=%'],
      ['', 'an unknown order', 'brand=&sort=%', '?sort=%25'],
    ])
      test(`${ids}${what} requests and shows the list from its beginning`, async ({ page }) => {
        const plain = await listRequest(page, path + same);
        expect(await listRequest(page, `${path}?${query}`)).toEqual(plain);
        await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible(drawn);
        await expect(page.getByRole('article')).toHaveCount(10);
        await expect(page.getByRole('button', { name: 'Filtrar', exact: true })).toBeVisible(drawn);
      });

    test('ROUTE-45, FILT-13, FILT-17: page, formula and price of an address are requested, others are not', async ({
      page,
    }) => {
      const query = 'page=2&sortingFormula=f7&price=20000-60000&utm_source=news';
      const sent = await listRequest(page, `${path}?${query}`);
      expect(sent).toMatch(/page\D{1,3}2\b/);
      expect(sent).toContain('f7');
      expect(sent).toContain('20000-60000');
      expect(sent).not.toMatch(/utm|news/);
      await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible(drawn);
      await expect(page.getByRole('button', { name: 'Ver anteriores' })).toBeVisible(drawn);
      await expect(page.getByRole('button', { name: /^Quitar filtro \$.20\.000 - \$.60\.000$/ })).toBeVisible(
        drawn,
      );
    });

    test('FIND-03: a brand without products can be removed, and another search started', async ({ page }) => {
      await open(page, 'ar', `${path}?brand=%&brand=zapala`);
      await expect(page.getByRole('button', { name: 'Quitar filtro %' })).toBeVisible(drawn);
      await page.getByRole('link', { name: 'vestidos' }).tap();
      await expect(page).toHaveURL(/\/catalog\/\?q=vestidos$/);
      await expect(page.getByRole('heading', { level: 1, name: 'vestidos' })).toBeVisible(drawn);
      await page.goBack();
      await page.getByRole('button', { name: 'Quitar el último filtro' }).tap();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('article').first()).toBeVisible(drawn);
    });
  });

test('ROUTE-52, ROUTE-57, ROUTE-65: pages opened by their addresses are visited too, and the way back counts no others', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: 'Volver' });
  const product = page.getByRole('region', { name: 'Compra' });
  await open(page, 'ar', '/mujer/');
  await expect(page.getByRole('article').first()).toBeVisible(drawn);
  await open(page, 'ar', path);
  await page.getByRole('article').getByRole('link').first().tap();
  await expect(product).toBeVisible(drawn);
  // From the checkout the shop is opened anew.
  const address = new URL(page.url()).pathname;
  await open(page, 'ar', '/_checkout/');
  await open(page, 'ar', address);
  await expect(product).toBeVisible(drawn);
  await back.tap();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await back.tap();
  await expect(page).toHaveURL(/\/mujer\/$/);
});
