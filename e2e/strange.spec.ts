import { missingProductPath, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

for (const path of ['//foo', '///foo/bar?page=2', '//evil.example/a'])
  test(`ROUTE-40: the address ${path} shows a page of the shop`, async ({ page }) => {
    await open(page, 'ar', path);
    await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/[^/]/);
    await page.getByRole('link', { name: 'Ir al inicio' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  });

for (const { source, flags } of sources)
  test.describe(`a product that the ${source} does not have`, () => {
    test.use({ flags, expectedFaults: /status of 404/ });

    test('API-12, PROD-19: is requested once, and named in the titles', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (/\/(?:product-details|productdetail)\b/.test(request.url())) requests.push(request.url());
      });
      await open(page, 'ar', missingProductPath);
      await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
      await expect(page).toHaveTitle('La página solicitada no existe. | Vidriera');
      await page.waitForLoadState('networkidle');
      expect(requests).toHaveLength(1);
    });
  });
