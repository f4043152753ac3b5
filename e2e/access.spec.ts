import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The rules of axe that can fail in the dark scheme alone. */
const ofColors = ['color-contrast', 'link-in-text-block'];

async function expectNoViolation(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, ofColors), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsIn(page), 'light').toEqual([]);
}

// Every state of every screen is looked at by its story.
test('REACH-01: axe finds nothing from a list to the cart, in both color schemes', async ({ page }) => {
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('article').first().getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  const sizes = page.getByRole('dialog', { name: 'Seleccione su talle' });
  await expect(sizes).toBeVisible();
  await expectNoViolation(page);
  await sizes.getByRole('button', { name: /^\d/, disabled: false }).first().tap();
  await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
  await expectNoViolation(page);
  // What says so goes by itself, on a slow machine before axe has looked.
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expectNoViolation(page);
});
