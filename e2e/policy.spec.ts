import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

/** The mock draws each picture on its first request, and later requests wait for it. */
const slow = { timeout: 20_000 };

/** Collects the policy violations of every page of the journey. */
async function collectViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the shop does not violate its own policy on any screen', async ({ page }) => {
  const violations = await collectViolations(page);
  await open(page, 'ar');
  await expect(heading(page, 'Todo el verano a pie')).toBeVisible(slow);
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
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible(slow);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();

  await open(page, 'ar', '/ac-envios/');
  await expect(heading(page, 'Envíos')).toBeVisible();
  // Its text is HTML of the content team.
  await open(page, 'ar', '/arrepentimiento');
  await expect(page.getByText('10 días corridos')).toBeVisible();
  await open(page, 'ar', '/catalog/?q=vestido');
  await expect(page.getByRole('article').first()).toBeVisible(slow);
  await open(page, 'ar', '/cart');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await open(page, 'ar', '/newsletter/unsign/key/none');
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('injected content', () => {
  test.use({ expectedFaults: /Content Security Policy|Trusted|violates/ });

  test('is blocked: markup, a Trusted Types policy, an inline script and an inline style', async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    await open(page, 'ar');
    await expect(heading(page, 'Todo el verano a pie')).toBeVisible(slow);
    const outcome = await page.evaluate(() => {
      const failure = (attempt: () => unknown) => {
        try {
          attempt();
          return 'done';
        } catch (cause) {
          return (cause as Error).name;
        }
      };
      const injected = document.createElement('p');
      return {
        markup: failure(() => {
          injected.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        policy: failure(() => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          };
          trustedTypes.createPolicy('injected', {});
        }),
      };
    });
    expect(outcome).toEqual({ markup: 'TypeError', policy: 'TypeError' });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "injected"');
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(script, style);
    });
    await expect(page).not.toHaveTitle('injected');
    await expect(heading(page, 'Todo el verano a pie')).toBeVisible(slow);
    await expect
      .poll(() => new Set(violations.map((text) => text.split(':')[0])))
      .toEqual(new Set(['require-trusted-types-for', 'trusted-types', 'style-src-elem']));
  });
});
