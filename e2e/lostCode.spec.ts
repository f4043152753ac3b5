import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({
  expectedFaults:
    /Loading (?:CSS )?chunk (?:menu|filters) failed\. \(missing: |status of 404|Failed to (?:fetch|load)|MIME type/,
});

const missing = { status: 404, body: 'Not found.' };

test('APP-12, APP-13: a screen whose code is answered by a page is reloaded once by itself, says that it was not loaded, and opens on the retry', async ({
  page,
}) => {
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const code = /\/MenuScreen-[^/]+\.js$/;
  await page.route(code, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Sign in</html>' }),
  );
  await page.getByRole('link', { name: 'Categorías' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  await expect(page.getByText('No se pudo cargar. Su carrito sigue como estaba.')).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/menu$/);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
});

test('KEEP-08, APP-35: the filters of a list say that their code or their stylesheet is missing, and work once it is there', async ({
  page,
}) => {
  const code = /\/lazyToolbar-[^/]+\.js$/;
  await page.route(code, (route) => route.fulfill(missing));
  await open(page, 'ar', shoeList.path);
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const message = page.getByText('Ha ocurrido un error.');
  // Until the products are there the button may be drawn anew at any moment.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(opener).toBeDisabled();
  await expect(async () => {
    await opener.tap({ force: true, timeout: 2000 });
    await expect(message).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.unroute(code);
  await expect(opener).toBeEnabled();
  await expect(message).toBeHidden();

  const stylesheet = /\/FilterSheet-[^/]+\.css$/;
  await page.route(stylesheet, (route) => route.fulfill(missing));
  await opener.tap();
  await expect(message).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.unroute(stylesheet);
  await opener.tap();
  await expect(sheet).toBeVisible();
  expect(await page.locator('link[href*="FilterSheet-"][rel="stylesheet"]').count()).toBe(1);
});

test('KEEP-08, APP-23, ERR-12: without the late chunk an add says so in place and the cart opens, and without what it shares with it the cart offers a retry', async ({
  page,
}) => {
  const late = /\/late-[^/]+\.js$/;
  await test.step('KEEP-08, APP-23: the late chunk', async () => {
    const refused = page.waitForResponse((response) => late.test(response.url()) && !response.ok());
    await page.route(late, (route) => route.fulfill(missing));
    await open(page, 'ar', lago.path);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    const size = page.getByRole('main').getByRole('radio', { disabled: false }).first();
    await size.press('Space');
    await refused;
    await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
    await expect(page.getByText('Agregado al carrito')).toBeVisible();
    await expect(size).toBeChecked();
    await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
    await expect(page.getByRole('button', { name: `Quitar ${lago.name}` })).toBeVisible();
    const came = page.waitForResponse((response) => late.test(response.url()) && response.ok());
    await page.unroute(late);
    await came;
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  });

  await test.step('ERR-12: what the cart shares with it', async () => {
    const shared = /\/lateAndFirst-[^/]+\.js$/;
    await page.route(shared, (route) => route.fulfill(missing));
    await open(page, 'ar');
    await page.getByRole('link', { name: 'Carrito' }).first().tap();
    await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await page.unroute(shared);
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(page.getByRole('button', { name: `Quitar ${lago.name}` })).toBeVisible();
  });
});
