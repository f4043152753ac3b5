import type { Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

test.use({ cityBanner: true });

const banner = (page: Page) => page.getByRole('region', { name: '¿A qué ciudad enviamos?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Elija su ciudad' });
const nearLaPlata = { latitude: -34.6037, longitude: -58.3816 };
const ushuaia = { latitude: -54.8019, longitude: -68.303 };

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
}) => {
  const codes = watchLists(page);
  await open(page, 'ar', '/mujer/calzado/');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(codes.every((code) => code === undefined)).toBe(true);

  await banner(page).getByRole('button', { name: 'Elegir ciudad' }).tap();
  await dialog(page).getByText('Buenos Aires').tap();
  await dialog(page).getByText('La Plata').tap();
  codes.length = 0;
  await dialog(page).getByRole('button', { name: 'Guardar' }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => codes.length).toBeGreaterThan(0);
  expect(new Set(codes)).toEqual(new Set(['5-120']));
  expect(await stored(page)).toEqual({ region: '5', city: '120' });

  await open(page, 'ar', lago.path);
  await expect(page.getByText('Entrega en La Plata')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('GEO-08: with consent the nearest city is chosen', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(nearLaPlata);
  await open(page, 'ar');
  await banner(page).getByRole('button', { name: 'Elegir ciudad' }).tap();
  await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).tap();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ region: '5', city: '120' });
});

test('GEO-08: without consent nothing is chosen, and it is said', async ({ page, context }) => {
  await context.clearPermissions();
  await open(page, 'ar');
  await banner(page).getByRole('button', { name: 'Elegir ciudad' }).tap();
  await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).tap();
  await expect(dialog(page).getByText('No tenemos permiso para ver su ubicación.')).toBeVisible();
  expect(await stored(page)).toBeUndefined();
});

test('GEO-08: far from every city nothing is chosen, and it is said', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ushuaia);
  await open(page, 'ar');
  await banner(page).getByRole('button', { name: 'Elegir ciudad' }).tap();
  await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).tap();
  await expect(dialog(page).getByText('No hay una ciudad con envíos a menos de 100 km')).toBeVisible();
  expect(await stored(page)).toBeUndefined();
});

test('APP-18, APP-20: closed, the banner stays closed after a reload, and covers no action of a product', async ({
  page,
}) => {
  await open(page, 'ar', lago.path);
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('button', { name: /Agregar|Elegir talle/ })
    .last()
    .click({ trial: true });
  await banner(page).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
});
