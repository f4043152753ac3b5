import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({ cityBanner: true });

/** The location that the cookie has, if any. */
const stored = async (page: Page) => {
  const cookies = await page.context().cookies();
  const found = cookies.find(({ name }) => name === 'pwa-geolocation');
  return found && (JSON.parse(decodeURIComponent(found.value)) as unknown);
};

/** The location codes of the requests for lists from now on. */
function watchLists(page: Page) {
  const codes: unknown[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' && request.url().includes('/catalog') && request.postData();
    if (body) codes.push((JSON.parse(body) as { locationCode?: string }).locationCode);
  });
  return codes;
}

test('APP-20, GEO-06, GEO-07: a city chosen at a list is that of its requests and of the delivery, and is kept', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('region', { name: '¿A qué ciudad enviamos?' });
  const dialog = page.getByRole('dialog', { name: 'Elija su ciudad' });
  const codes = watchLists(page);
  await test.step('APP-18: the banner covers no action of a product', async () => {
    await open(page, 'ar', lago.path);
    await expect(banner).toBeVisible();
    await page
      .getByRole('button', { name: /Agregar|Elegir talle/ })
      .last()
      .click({ trial: true });
  });
  await open(page, 'ar', shoeList.path);
  await expect(banner).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(codes.every((code) => code === undefined)).toBe(true);
  await banner.getByRole('button', { name: 'Elegir ciudad' }).tap();

  const locate = dialog.getByRole('button', { name: 'Usar mi ubicación' });
  await test.step('GEO-08: without consent nothing is chosen, and it is said', async () => {
    await context.clearPermissions();
    await locate.tap();
    await expect(dialog.getByText('No tenemos permiso para ver su ubicación.')).toBeVisible();
    expect(await stored(page)).toBeUndefined();
  });

  codes.length = 0;
  await test.step('GEO-08: with consent the nearest city is chosen', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -34.6037, longitude: -58.3816 });
    // By key: taps that follow each other this fast are a double tap.
    await locate.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(banner).toHaveCount(0);
    expect(await stored(page)).toEqual({ region: '5', city: '120' });
  });
  await expect.poll(() => codes.length).toBeGreaterThan(0);
  expect(new Set(codes)).toEqual(new Set(['5-120']));

  await open(page, 'ar', lago.path);
  await expect(page.getByText('Entrega en La Plata')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
