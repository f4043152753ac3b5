import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { hold } from './hold.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';

test.use({ expectedFaults: withoutNetwork });

const path = '/sizes/contentTable';
const codeOfSheet = /\/productParts-[^/]+\.js$/;
const offline = 'No hay conexión disponible.';

const tables = (page: Page) => page.getByRole('main').getByRole('table');
const toTable = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Tabla de talles' });

/** Part of the code of the sheet: with it a press on the link opens the sheet. */
const sharing = (page: Page) => page.getByRole('button', { name: 'Compartir' });

test('ROUTE-35, CONTENT-12, ROUTE-58: until the code of the sheet has arrived the link leads to the table of the product, which a reload keeps', async ({
  page,
}) => {
  const release = await hold(page, codeOfSheet);
  await open(page, 'ar', shoeList.path);
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  await toTable(page).tap();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await release();
  await expect(tables(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Calzado de mujer']);
  await expect(tables(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver todas las tablas' }).tap();
  await expect(tables(page)).toHaveCount(8);
  await expect(page).toHaveTitle(/^Tabla de talles /);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(sharing(page)).toBeVisible();
  await toTable(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Tabla de talles' });
  await expect(sheet.getByRole('columnheader').first()).toHaveText('AR');
  await sheet.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(sheet).toBeHidden();
  await open(page, 'ar', path);
  // The page has the button before the shop, which answers it, has started.
  await expect(tables(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Volver' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
});

test('KEEP-08, KEEP-09: without network and the code of the sheet a press says so, and nothing is lost', async ({
  page,
  context,
}) => {
  await page.route(codeOfSheet, (route) => route.abort());
  await open(page, 'ar', lago.path);
  const size = page.getByRole('radio', { name: '38' });
  await size.press('Space');
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
