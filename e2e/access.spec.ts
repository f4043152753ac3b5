import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolation(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), colorScheme).toEqual([]);
  }
}

test('REACH-01: axe finds nothing from a list to the cart, in both color schemes', async ({ page }) => {
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('article').first().getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();
  await expectNoViolation(page);

  await open(page, 'ar');
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect(page.getByText('Campo obligatorio')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Código del producto').fill('ZP0001-39');
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Ir al carrito' }).tap();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expectNoViolation(page);
});
