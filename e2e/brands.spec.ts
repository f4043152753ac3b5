import { expect, open, test } from './journey.ts';

for (const country of ['ar', 'cl', 'co', 'br'] as const)
  test(`ROUTE-27, CONTENT-02, CONTENT-03: from the menu to a brand and its products, ${country}`, async ({
    page,
  }) => {
    await open(page, country, '/menu');
    await page.getByRole('main').getByRole('link', { name: 'Marcas' }).tap();
    await expect(page).toHaveURL(/\/brands$/);
    await page.getByRole('searchbox', { name: 'Buscar una marca' }).fill('zapala');
    await page.getByRole('main').getByRole('link', { name: 'Zapala' }).tap();
    await expect(page).toHaveURL(/\/zapala\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Zapala' })).toBeVisible();
  });
