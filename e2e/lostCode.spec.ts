import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({
  expectedFaults:
    /Loading (?:CSS )?chunk (?:menu|FilterSheet|SortSheet|cart|deferred) failed\. \((?:missing|other): |status of 404|Failed to (?:fetch|load)|MIME type/,
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
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/\/menu$/);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
});

test('KEEP-08, APP-35, KEEP-09: the tools of a list come once their code is there, and a sheet says that its code is missing, and opens after that', async ({
  page,
}) => {
  const tools = /\/catalogueParts-[^/]+\.js$/;
  await page.route(tools, (route) => route.fulfill(missing));
  const refused = page.waitForResponse((response) => tools.test(response.url()) && !response.ok());
  await open(page, 'ar', shoeList.path);
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  const order = page.getByRole('button', { name: /^Ordenar/ });
  const message = page.getByText('Ha ocurrido un error.');
  await refused;
  await expect(order).toBeHidden();
  await page.unroute(tools);
  await expect(order).toBeVisible();

  for (const [file, button, name] of [
    [/\/SortSheet-[^/]+\.js$/, order, 'Ordenar'],
    [/\/FilterSheet-[^/]+\.js$/, opener, 'Filtros'],
  ] as const) {
    const sheet = page.getByRole('dialog', { name });
    await page.route(file, (route) => route.fulfill(missing));
    await button.tap();
    await expect(message).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.unroute(file);
    await button.tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(message).toBeHidden();
  }
});

test('KEEP-08, APP-23, ERR-12: without the deferred chunk an add says so in place and the cart opens, and without what it shares with it the cart offers a retry', async ({
  page,
}) => {
  const deferred = /\/deferred-[^/]+\.js$/;
  await test.step('KEEP-08, APP-23: the deferred chunk', async () => {
    const refused = page.waitForResponse((response) => deferred.test(response.url()) && !response.ok());
    await page.route(deferred, (route) => route.fulfill(missing));
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
    const came = page.waitForResponse((response) => deferred.test(response.url()) && response.ok());
    await page.unroute(deferred);
    await came;
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  });

  await test.step('ERR-12: what the cart shares with it', async () => {
    const shared = /\/deferredShared-[^/]+\.js$/;
    await page.route(shared, (route) => route.fulfill(missing));
    await open(page, 'ar');
    await page.getByRole('link', { name: 'Carrito' }).first().tap();
    await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await page.unroute(shared);
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(page.getByRole('button', { name: `Quitar ${lago.name}` })).toBeVisible();
  });
});
