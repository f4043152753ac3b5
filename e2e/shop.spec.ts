import type { Page } from '@playwright/test';
import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

// One broad journey buys with the worker, which takes over while it is under way.
test.use({ serviceWorkers: 'allow' });

const [bff, legacy] = sources;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

for (const { country, question, size, source, flags } of [
  { country: 'ar', question: 'Seleccione su talle', size: 'Talle', ...bff },
  { country: 'cl', question: 'Seleccione su talla', size: 'Talla', ...legacy },
] as const)
  test.describe(source, () => {
    test.use({ flags });

    test(`ROUTE-38, ROUTE-40, CAT-22: from home through a category to the cart, all from the ${source}, ${country}`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await open(page, country);
      await tabs(page).getByRole('link', { name: 'Categorías' }).tap();
      await page.getByRole('link', { name: 'Calzado' }).first().tap();
      await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.getByRole('button', { name: 'Cargar más productos' })).toBeVisible({
          timeout: 500,
        });
      }).toPass();
      await expect(cards(page)).toHaveCount(30);
      await expect(page).toHaveURL(/\?page=3$/);

      const card = cards(page).nth(27);
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link').tap();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
      const sheet = page.getByRole('dialog', { name: question });
      await sheet
        .getByRole('button', { disabled: false })
        .filter({ hasNotText: /Sin stock/ })
        .nth(1)
        .tap();
      const popup = page.getByRole('region', { name: 'Agregado al carrito' });
      await expect(popup).toContainText(name);
      await expect(popup).toContainText(size);
      await popup.getByRole('link', { name: 'Ir al carrito' }).tap();
      await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();

      const own = requested.filter((path) => /^\/(?:bff|cms)\//.test(path)).length;
      const old = requested.filter((path) => /^\/api\/(?:menu|mujer|productdetail)\//.test(path)).length;
      expect([own > 0, old > 0]).toEqual(source === legacy.source ? [false, true] : [true, false]);
    });
  });
