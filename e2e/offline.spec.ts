import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({
  expectedFaults:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|Loading (?:CSS )?chunk \w* ?failed|Failed to (?:fetch|load)|MIME type/,
});

const offline = 'No hay conexión disponible.';
const problem = (page: Page) => page.getByRole('main').getByRole('heading', { name: offline });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });

/** Opens an address and waits until the page is idle, so that the code of its offline messages is loaded. */
async function openIdle(page: Page, path: string) {
  const late = page.waitForResponse((response) => /\/late-[^/]+\.js$/.test(response.url()));
  await open(page, 'ar', path);
  await late;
  await page.waitForLoadState('networkidle');
  // Lost when the document is reloaded.
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
}

const isSame = (page: Page) => page.evaluate(() => 'same' in globalThis);

const screens = [
  {
    what: 'another tab',
    from: '/',
    go: async (page: Page) => {
      // On the way there, a screen of the account: what is safe there is not the cart.
      await tab(page, 'Favoritos').tap();
      await expect(page.getByText('Sus datos siguen en su cuenta.')).toBeVisible();
      await tab(page, 'Categorías').tap();
    },
    arrived: (page: Page) => page.getByRole('main').getByText('Mujer', { exact: true }),
  },
  {
    what: 'a product card',
    from: shoeList.path,
    go: (page: Page) => page.getByRole('article').first().getByRole('link').tap(),
    arrived: (page: Page) => page.getByRole('region', { name: 'Compra' }),
  },
];

for (const { what, from, go, arrived } of screens) {
  test(`KEEP-08: without network ${what} shows the problem in place, and loads when the network is back`, async ({
    page,
    context,
  }) => {
    await openIdle(page, from);
    await context.setOffline(true);
    await go(page);
    await expect(problem(page)).toBeVisible();
    await expect(tab(page, 'Inicio')).toBeVisible();
    await expect(page).toHaveTitle(`${offline} | Vidriera`);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await context.setOffline(false);
    await expect(arrived(page)).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });

  test(`KEEP-09: ${what} loads by itself where the network is reported some time before it answers`, async ({
    page,
    context,
  }) => {
    await openIdle(page, from);
    await context.setOffline(true);
    await go(page);
    await expect(problem(page)).toBeVisible();
    await page.route('**/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await context.setOffline(false);
    await failed;
    await expect(page.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy');
    await page.unroute('**/*');
    await expect(arrived(page)).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });

  test(`KEEP-08: ${what} loads on retry where the device reports a network that does not work`, async ({
    page,
  }) => {
    await openIdle(page, from);
    await page.route('**/*', (route) => route.abort());
    await go(page);
    await expect(problem(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const failed = page.waitForEvent('requestfailed');
    await retry.tap();
    // The problem stays in view while it is tried again, and a network that comes back meanwhile would have the page reloaded.
    await failed;
    await expect(problem(page)).toBeVisible();
    await expect(retry).not.toHaveAttribute('aria-busy');
    await page.unroute('**/*');
    // The shop may be sooner with a retry of its own.
    await Promise.race([retry.tap(), arrived(page).waitFor()]);
    await expect(arrived(page)).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });
}

const sheets = [
  { what: 'the form for a code', from: '/', button: 'Comprar por código', dialog: /código/i },
  { what: 'the filters', from: shoeList.path, button: /^Filtrar/, dialog: 'Filtros' },
  { what: 'the orders', from: shoeList.path, button: /^Ordenar/, dialog: /^Orden/ },
];

for (const { what, from, button, dialog } of sheets) {
  test(`KEEP-08, APP-35: without network ${what} show a message, and open at the next press with it`, async ({
    page,
    context,
  }) => {
    await openIdle(page, from);
    const opener = page.getByRole('button', { name: button });
    await expect(opener).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await opener.tap();
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    await opener.tap();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });

  test(`KEEP-08, APP-12: ${what} that are missing since a deployment offer a reload, and make none`, async ({
    page,
  }) => {
    await openIdle(page, from);
    await page.route(/(?:OrderByCodeSheet|FilterSheet|SortSheet)-.*\.js$/, (route) =>
      route.fulfill({ status: 404, body: 'Not found.' }),
    );
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByText('Ha ocurrido un error.')).toBeVisible();
    expect(await isSame(page)).toBe(true);
    await page.getByRole('button', { name: 'Recargar' }).tap();
    await page.waitForFunction(() => !('same' in globalThis));
  });
}

test('APP-12, APP-13: a screen whose code is answered by a page is reloaded once by itself, says that it was not loaded, and opens on the retry', async ({
  page,
}) => {
  const code = /\/MenuScreen-[^/]+\.js$/;
  await page.route(code, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Sign in</html>' }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openIdle(page, '/');
  await tab(page, 'Categorías').tap();
  await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  await expect(page.getByText('No se pudo cargar. Su carrito sigue como estaba.')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
});

test('KEEP-08, APP-23: without the code of the popup an add says so in place, and the code comes with the server', async ({
  page,
}) => {
  const late = /\/late-[^/]+\.js$/;
  const refused = page.waitForResponse((response) => late.test(response.url()) && !response.ok());
  await page.route(late, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await open(page, 'ar', lago.path);
  const size = page.getByRole('main').getByRole('radio', { disabled: false }).first();
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await size.check({ force: true });
  await refused;
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await expect(page.getByText('Agregado al carrito')).toBeVisible();
  await expect(size).toBeChecked();
  const came = page.waitForResponse((response) => late.test(response.url()) && response.ok());
  await page.unroute(late);
  await came;
  expect(await isSame(page)).toBe(true);
});
