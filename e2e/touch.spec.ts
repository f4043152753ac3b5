import type { Page } from '@playwright/test';
import { smallTargets } from '#testing/smallTargets.ts';
import { expect, open, test } from './journey.ts';

const least = 44;

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

/** The vertical position of an element's centre in the window, 0 to 1. */
async function depth(page: Page, name: RegExp) {
  const box = await page.getByRole('button', { name }).last().boundingBox();
  return ((box?.y ?? 0) + (box?.height ?? 0) / 2) / (page.viewportSize()?.height ?? 1);
}

/** That a finger hits everything, the page is not wider than the window, and a button is in its lower third. */
async function check(page: Page, action?: RegExp) {
  for (const viewport of [narrow, phone]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(smallTargets, least)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    if (action) expect(await depth(page, action)).toBeGreaterThan(2 / 3);
  }
}

test('REACH-02: a finger hits everything from home to the cart and the size tables, at 320 and 390 px', async ({
  page,
}) => {
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hombre' })).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: 'Categorías' }).tap();
  await expect(page.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: 'Calzado' }).first().tap();
  await expect(page.getByRole('button', { name: 'Copiar cupón' })).toBeVisible();
  await check(page);
  await page.getByRole('article').first().getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
  await check(page, /^Agregar al carrito/);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();
  await check(page);
  await page.getByRole('dialog').getByRole('button', { name: /^36/ }).tap();
  await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
  await check(page, /^Seguir comprando/);
  // What says so goes by itself, on a slow machine before everything was checked.
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await check(page);
  await open(page, 'ar', '/sizes/contentTable');
  await expect(page.getByRole('table').first()).toBeVisible();
  await check(page);
});
