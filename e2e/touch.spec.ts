import type { Page } from '@playwright/test';
import { smallTargets } from '#testing/smallTargets.ts';
import { expect, open, test } from './journey.ts';

const least = 44;

/** Requests behind pictures that were never rendered may take long. */
const patient = { timeout: 90_000 };
const tooSmall = (page: Page) => page.evaluate(smallTargets, least);

/** The vertical position of an element's centre in the window, 0 to 1. */
async function depth(page: Page, name: RegExp) {
  const box = await page.getByRole('button', { name }).last().boundingBox();
  return ((box?.y ?? 0) + (box?.height ?? 0) / 2) / (page.viewportSize()?.height ?? 1);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(`REACH-02: a finger hits everything from home to the cart and the size tables, ${viewport.width} px wide`, async ({
      page,
    }) => {
      test.slow();
      await open(page, 'ar');
      await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible(
        patient,
      );
      await expect(page.getByRole('link', { name: 'Hombre' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('link', { name: 'Categorías' }).tap();
      await expect(page.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('link', { name: 'Calzado' }).first().tap();
      await expect(page.getByRole('button', { name: 'Copiar cupón' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('article').first().getByRole('link').tap();
      await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      expect(await depth(page, /^Agregar al carrito/)).toBeGreaterThan(2 / 3);
      await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
      await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: /^36/ }).tap();
      await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      expect(await depth(page, /^Seguir comprando/)).toBeGreaterThan(2 / 3);
      await page.getByRole('link', { name: 'Ir al carrito' }).tap();
      await expect(page.getByRole('definition').first()).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBe(viewport.width);
      await open(page, 'ar', '/sizes/contentTable');
      await expect(page.getByRole('table').first()).toBeVisible(patient);
      expect(await tooSmall(page)).toEqual([]);
      expect(await width()).toBe(viewport.width);
    });
  });
}
