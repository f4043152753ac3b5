import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
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
  const deferred = page.waitForResponse((response) => /\/deferred-[^/]+\.js$/.test(response.url()));
  await open(page, 'ar', path);
  await deferred;
  await page.waitForLoadState('networkidle');
  // Lost when the document is reloaded.
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
}

const isSame = (page: Page) => page.evaluate(() => 'same' in globalThis);

test('KEEP-08, KEEP-09: without network a screen shows the problem in place, and loads when the network is back', async ({
  page,
  context,
}) => {
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await openIdle(page, '/');

  await test.step('KEEP-08: another tab', async () => {
    await context.setOffline(true);
    // On the way there, a screen of the account: what is safe there is not the cart.
    await tab(page, 'Favoritos').tap();
    await expect(page.getByText('Sus datos siguen en su cuenta.')).toBeVisible();
    await tab(page, 'Categorías').tap();
    await expect(problem(page)).toBeVisible();
    await expect(tab(page, 'Inicio')).toBeVisible();
    await expect(page).toHaveTitle(`${offline} | Vidriera`);
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
  });

  await test.step('KEEP-09: a screen that loads by itself where the network is reported some time before it answers', async () => {
    await context.setOffline(true);
    await tab(page, 'Carrito').tap();
    await expect(problem(page)).toBeVisible();
    await page.route('**/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await context.setOffline(false);
    await failed;
    await expect(retry).not.toHaveAttribute('aria-busy');
    await page.unroute('**/*');
    await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  });
  expect(await isSame(page)).toBe(true);

  await openIdle(page, shoeList.path);
  await test.step('KEEP-08: a product that loads on retry where the device reports a network that does not work', async () => {
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('article').first().getByRole('link').tap();
    await expect(problem(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    const failed = page.waitForEvent('requestfailed');
    await retry.tap();
    // The problem stays in view while it is tried again, and a network that comes back meanwhile would have the page reloaded.
    await failed;
    await expect(problem(page)).toBeVisible();
    await expect(retry).not.toHaveAttribute('aria-busy');
    await page.unroute('**/*');
    // An automatic retry of the shop may come first.
    const product = page.getByRole('region', { name: 'Compra' });
    await Promise.race([retry.tap(), product.waitFor()]);
    await expect(product).toBeVisible();
  });
  expect(await isSame(page)).toBe(true);
});

test('KEEP-08, APP-12, APP-35: a sheet whose code is not on the device shows a message, and opens once it can', async ({
  page,
  context,
}) => {
  await openIdle(page, shoeList.path);
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  await expect(opener).toBeEnabled();
  await page.waitForLoadState('networkidle');

  await test.step('KEEP-08, APP-35: without network, until the next press with it', async () => {
    await context.setOffline(true);
    await opener.tap();
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    await opener.tap();
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('KEEP-08, APP-12: missing since a deployment, with a reload that is offered, and not made', async () => {
    await page.route(/\/SortSheet-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await page.getByRole('button', { name: /^Ordenar/ }).tap();
    await expect(page.getByText('Ha ocurrido un error.')).toBeVisible();
    expect(await isSame(page)).toBe(true);
    await page.getByRole('button', { name: 'Recargar' }).tap();
    await page.waitForFunction(() => !('same' in globalThis));
  });
});
