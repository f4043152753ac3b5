import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const { path } = shoeList;

/** Servers reject addresses above 8 KiB, so pages are not requested by longer ones. */
const long = 'x'.repeat(7000);

/** Opens an address; gives the address and the body of the first request for a page of its list. */
async function listRequest(page: Page, address: string) {
  const [sent] = await Promise.all([
    page.waitForRequest(/\/bff\/catalog\/[\w-]+$/),
    open(page, 'ar', address),
  ]);
  return `${sent.url()} ${sent.postData() ?? ''}`;
}

test('ROUTE-45, FILT-13, FILT-17: page, formula and price of an address are requested, and nothing that no list has', async ({
  page,
}) => {
  const sent = await listRequest(page, `${path}?page=2&sortingFormula=f7&price=20000-60000&utm_source=news`);
  expect(sent).toMatch(/page\D{1,3}2\b/);
  expect(sent).toContain('f7');
  expect(sent).toContain('20000-60000');
  expect(sent).not.toMatch(/utm|news/);
  await expect(page.getByRole('button', { name: 'Ver anteriores' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quitar filtro \$.20\.000 - \$.60\.000$/ })).toBeVisible();

  const plain = await listRequest(page, path);
  const hostile = `page=-1&price=9-1&utm_source=${long}&brand=&%E0%A4%A=%`;
  expect(await listRequest(page, `${path}?${hostile}`)).toEqual(plain);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('ROUTE-52, ROUTE-57, ROUTE-65: pages opened by their addresses are visited too, and the way back counts no others', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: 'Volver' });
  const product = page.getByRole('region', { name: 'Compra' });
  await open(page, 'ar', '/mujer/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, 'ar', path);
  await page.getByRole('article').getByRole('link').first().tap();
  await expect(product).toBeVisible();
  // From the checkout the shop is opened anew.
  const address = new URL(page.url()).pathname;
  await open(page, 'ar', '/_checkout/');
  await open(page, 'ar', address);
  await expect(product).toBeVisible();
  await back.tap();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await back.tap();
  await expect(page).toHaveURL(/\/mujer\/$/);
});
