import { shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({
  expectedFaults:
    /Loading (?:CSS )?chunk (?:menu|filters) failed\. \(missing: |status of 404|Failed to fetch dynamically/,
});

test('APP-12, APP-13, ERR-10: a missing chunk reloads the page once, then offers a retry', async ({
  page,
}) => {
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/MenuScreen-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.getByRole('link', { name: 'Categorías' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/menu$/);
  await page.unroute(/MenuScreen-.*\.js$/);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
});

test('APP-35: a sheet whose stylesheet fails to load shows an error, and opens with the next press', async ({
  page,
}) => {
  const stylesheet = /FilterSheet-.*\.css$/;
  await page.route(stylesheet, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar', shoeList.path);
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await opener.tap();
  await expect(page.getByText('Ha ocurrido un error.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.unroute(stylesheet);
  await opener.tap();
  await expect(sheet).toBeVisible();
  expect(await page.locator('link[href*="FilterSheet-"][rel="stylesheet"]').count()).toBe(1);
});

test('KEEP-08: the filters of a list say that their code is missing, and work once it is there', async ({
  page,
}) => {
  const code = /lazyToolbar-.*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar', shoeList.path);
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  // Until the products are there the button may be drawn anew at any moment.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(opener).toBeDisabled();
  await expect(async () => {
    await opener.tap({ force: true, timeout: 2000 });
    await expect(page.getByText('Ha ocurrido un error.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.unroute(code);
  await expect(opener).toBeEnabled();
  await opener.tap();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
});

test('KEEP-08: without the late chunk the cart opens all the same', async ({ page }) => {
  await page.route(/\/late-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Carrito' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test('ERR-12: without what the cart shares with the late chunk it offers a retry, and loads with it', async ({
  page,
}) => {
  const late = /\/lateAndFirst-[^/]+\.js$/;
  await page.route(late, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Carrito' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  await page.unroute(late);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});
