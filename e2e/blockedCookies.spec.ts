import { lago } from '#fixtures/situations.ts';
import { expect, open } from './journey.ts';
import { test } from './wholeChromium.ts';

test.use({ blocksCookies: true });

test('PERS-09: where the browser blocks cookies the shop works from memory, and one notice reports it', async ({
  phone: page,
}) => {
  // The notice ends by itself, on a slow machine before the page has loaded.
  await Promise.all([
    expect(page.getByRole('alert')).toContainText('no permite guardar su carrito'),
    open(page, 'ar', lago.path),
  ]);
  const lock = page.evaluate(() => navigator.locks.request('any', () => undefined));
  await expect(lock).rejects.toThrow('SecurityError');

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/cart'),
  );
  await page.getByRole('radio', { name: '39' }).press('Space');
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  expect((await sent).postData()).toContain('ZP0001-39');
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(page.getByRole('button', { name: `Quitar ${lago.name}` })).toBeVisible();
});
