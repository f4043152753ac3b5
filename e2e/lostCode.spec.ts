import { expect, open, test } from './journey.ts';

test.use({
  expectedFaults: /Loading chunk cart failed\. \(missing: |status of 404|Failed to fetch dynamically/,
});

test('APP-12, APP-13, ERR-10: code that is gone reloads the page once, then offers a way on', async ({
  page,
}) => {
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/CartScreen-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.getByRole('link', { name: 'Carrito' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/cart$/);
  await page.unroute(/CartScreen-.*\.js$/);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test('APP-35: a part whose style does not come is told of, and comes with the next press', async ({
  page,
}) => {
  const style = /FilterSheet-.*\.css$/;
  await page.route(style, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar', '/mujer/calzado/');
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await opener.tap();
  await expect(page.getByText('Ha ocurrido un error.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.unroute(style);
  await opener.tap();
  await expect(sheet).toBeVisible();
  expect(await page.locator('link[href*="FilterSheet-"][rel="stylesheet"]').count()).toBe(1);
});
