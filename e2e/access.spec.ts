import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`REACH-01: axe finds nothing from home to the cart, ${colorScheme}`, async ({ page }) => {
      await open(page, 'ar');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Comprar por código' }).tap();
      await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
      await expect(page.getByText('Campo obligatorio')).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByLabel('Código del producto').fill('ZP0001-39');
      await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
      await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Ir al carrito' }).tap();
      await expect(page.getByRole('definition').first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
    });

    test(`REACH-01: axe finds nothing from the categories to the size tables, ${colorScheme}`, async ({
      page,
    }) => {
      await open(page, 'ar', '/menu');
      await expect(page.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Calzado' }).first().tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Calzado de mujer' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('article').first().getByRole('link').tap();
      await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible({ timeout: 20_000 });
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
      await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await open(page, 'ar', '/sizes/contentTable');
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
    });
  });
}
