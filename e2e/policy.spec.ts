import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

/** The mock draws each picture when it is first asked for, and what comes after waits its turn. */
const drawn = { timeout: 20_000 };

/** Collects what the policy refuses, on every page of the journey. */
async function collectRefused(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    const { tellRefused } = globalThis as unknown as { tellRefused: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      tellRefused(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the shop keeps its own policy wherever a shopper goes', async ({ page }) => {
  const refused = await collectRefused(page);
  await open(page, 'ar');
  await expect(heading(page, 'Todo el verano a pie')).toBeVisible(drawn);
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect(page.getByText('Campo obligatorio')).toBeVisible();
  await page.getByLabel('Código del producto').fill('ZP0001-39');
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();

  await open(page, 'ar', '/menu');
  await page.getByRole('link', { name: 'Calzado' }).first().tap();
  await expect(heading(page, 'Calzado de mujer')).toBeVisible();
  await page.getByRole('article').first().getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible(drawn);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();

  await open(page, 'ar', '/ac-envios/');
  await expect(heading(page, 'Envíos')).toBeVisible();
  await open(page, 'ar', '/catalog/?q=vestido');
  await expect(page.getByRole('article').first()).toBeVisible(drawn);
  await open(page, 'ar', '/cart');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await open(page, 'ar', '/newsletter/unsign/key/none');
  await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('what does not belong to the shop', () => {
  test.use({ expectedFaults: /Content Security Policy|Trusted|violates/ });

  test('is refused: text as markup, text as code, a script and a style from nowhere', async ({ page }) => {
    const refused = await collectRefused(page);
    await open(page, 'ar');
    await expect(heading(page, 'Todo el verano a pie')).toBeVisible(drawn);
    const outcome = await page.evaluate(() => {
      const failure = (attempt: () => unknown) => {
        try {
          attempt();
          return 'done';
        } catch (cause) {
          return (cause as Error).name;
        }
      };
      const stranger = document.createElement('p');
      return {
        markup: failure(() => {
          stranger.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        policy: failure(() => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          };
          trustedTypes.createPolicy('stranger', {});
        }),
      };
    });
    expect(outcome).toEqual({ markup: 'TypeError', policy: 'TypeError' });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "taken"');
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(script, style);
    });
    await expect(page).not.toHaveTitle('taken');
    await expect(heading(page, 'Todo el verano a pie')).toBeVisible(drawn);
    await expect
      .poll(() => new Set(refused.map((text) => text.split(':')[0])))
      .toEqual(new Set(['require-trusted-types-for', 'trusted-types', 'style-src-elem']));
  });
});
