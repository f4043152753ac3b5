import { expect, open, test } from './journey.ts';

test('ROUTE-40: an address that begins like another host shows a page of the shop', async ({ page }) => {
  for (const path of ['///foo/bar?page=2', '//evil.example/a'])
    await test.step(path, async () => {
      await open(page, 'ar', path);
      await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/[^/]/);
      await page.getByRole('link', { name: 'Ir al inicio' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
    });
});
