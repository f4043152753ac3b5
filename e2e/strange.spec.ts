import { lago, shoeList } from '#fixtures/situations.ts';
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

test.describe('without the code that reads a changed address', () => {
  test.use({ expectedFaults: /ERR_FAILED|status of 404|Loading chunk deferred failed/ });

  test('ROUTE-40: one that begins like another host shows a page of the shop', async ({ page }) => {
    await page.route('**/assets/deferred-*', (route) => route.abort());
    await open(page, 'ar', '//no-existe).');
    await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  });
});

test.describe('an address that was changed on its way', () => {
  // The page sends its first call before its script has read the address.
  test.use({ expectedFaults: /status of 404/ });

  test('ROUTE-38, ROUTE-40: an address that a chat or a mail program has changed shows the page that was meant, and its address', async ({
    page,
  }) => {
    const shown = async (meant: string, name: string) => {
      await expect(page).toHaveURL((url) => url.pathname + url.search === meant);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    };
    for (const [address, meant, name] of [
      [`${lago.path}&e=AT0a-bC&s=1`, `${lago.path}?e=AT0a-bC&s=1`, lago.name],
      [`${lago.path}).`, lago.path, lago.name],
      [lago.path.toUpperCase(), lago.path, lago.name],
      ['/otro-nombre-zp0001.html?utm_source=mail', `${lago.path}?utm_source=mail`, lago.name],
      [`/Mujer/CALZADO/%20`, shoeList.path, shoeList.title],
      [
        `${shoeList.path}?shoe_size=38?fbclid=IwAR0)`,
        `${shoeList.path}?shoe_size=38&fbclid=IwAR0`,
        shoeList.title,
      ],
      [`${shoeList.path}?page=9999`, shoeList.path, shoeList.title],
    ] as const)
      await test.step(address, async () => {
        await open(page, 'ar', address);
        await shown(meant, name);
      });
  });
});
