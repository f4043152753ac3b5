import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';

test.use({ expectedFaults: withoutNetwork });

const path = '/sizes/contentTable';
const codeOfSheet = /\/lateProduct-[^/]+\.js$/;
const offline = 'No hay conexión disponible.';

const tables = (page: Page) => page.getByRole('main').getByRole('table');
const toTable = (page: Page, name = 'Tabla de talles') => page.getByRole('main').getByRole('link', { name });

/** Part of the code of the sheet: with it a press on the link opens the sheet. */
const sharing = (page: Page) => page.getByRole('button', { name: 'Compartir' });

for (const [country, title] of [
  ['ar', 'Tabla de talles'],
  ['cl', 'Tabla de tallas'],
] as const)
  test(`ROUTE-35, PROD-14, ROUTE-58: from a product to its size table, to all, and back to the list, ${country}`, async ({
    page,
  }) => {
    await open(page, country, shoeList.path);
    await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
    await expect(sharing(page)).toBeVisible();
    const product = page.url();
    await toTable(page, title).tap();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet.getByRole('columnheader').first()).toHaveText(country.toUpperCase());
    await sheet.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(sheet).toBeHidden();
    expect(page.url()).toBe(product);

    await open(page, country, path);
    await expect(tables(page)).toHaveCount(8);
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    await page.getByRole('button', { name: 'Volver' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  });

test('CONTENT-12: until the code of the sheet has arrived the link leads to the table of the product, which a reload keeps', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(codeOfSheet, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, 'ar', lago.path);
  await toTable(page).tap();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  held.resolve();
  await expect(tables(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Calzado de mujer']);
  await expect(tables(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver todas las tablas' }).tap();
  await expect(tables(page)).toHaveCount(8);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
});

test('PROD-14: in a new tab the link opens all tables', async ({ page, context }) => {
  await open(page, 'ar', lago.path);
  await expect(sharing(page)).toBeVisible();
  const opened = context.waitForEvent('page');
  await toTable(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tables(tab)).toHaveCount(8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('KEEP-08, KEEP-09: without network and the code of the sheet a press says so, and nothing is lost', async ({
  page,
  context,
}) => {
  await page.route(codeOfSheet, (route) => route.abort());
  await open(page, 'ar', lago.path);
  const size = page.getByRole('radio', { name: '38' });
  await size.check({ force: true });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await toTable(page).tap();
  await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(size).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(lago.path);

  await page.unroute(codeOfSheet);
  await context.setOffline(false);
  await expect(sharing(page)).toBeVisible();
  await toTable(page).tap();
  await expect(page.getByRole('dialog', { name: 'Tabla de talles' })).toBeVisible();
  await expect(size).toBeChecked();
});

test('ERR-15, KEEP-09: the tables of a shop that loses its network come with it', async ({
  page,
  context,
}) => {
  const call = /\/menu\/getstatic\?/;
  await page.route(call, (route) => route.abort());
  await open(page, 'ar', path);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('main').getByRole('heading', { name: offline })).toBeVisible();
  await page.unroute(call);
  await context.setOffline(false);
  await expect(tables(page)).toHaveCount(8);
});
