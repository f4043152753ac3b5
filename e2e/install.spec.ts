import type { Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import { expect, open } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';
import { test } from './wholeChromium.ts';

const countries = ['ar', 'cl', 'co', 'br'] as const;

const banner = (page: Page) => page.getByRole('region', { name: 'Instale Vidriera' });

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest {
  icons: Picture[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

/** The manifest that the page links, and the type it is sent with. */
const linkedManifest = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const response = await fetch(link?.href ?? '/none');
    return {
      type: response.headers.get('content-type'),
      manifest: (await response.json()) as Manifest & Record<string, unknown>,
    };
  });

/** The size and type that a picture really has. */
const sentAs = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const { width, height } = await createImageBitmap(blob);
    return { sizes: `${width}x${height}`, type: blob.type };
  }, src);

test('PWA-04, APP-16, REACH-04: the install manifest has the name of the shop, its language and its icons', async ({
  page,
}) => {
  await open(page, 'ar');
  const { type, manifest } = await linkedManifest(page);
  expect(type).toBe('application/manifest+json');
  expect(manifest).toMatchObject({
    name: 'Vidriera',
    short_name: 'Vidriera',
    lang: 'es',
    display: 'standalone',
    start_url: '/',
    scope: '/',
    id: '/',
  });
  const sizesFor = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor('any')).toEqual(['192x192', '512x512']);
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type: declared } of manifest.icons)
    expect(await sentAs(page, src)).toEqual({ sizes, type: declared });
});

test('REACH-04: screenshots and shortcuts of the install manifest are there, as large as it says', async ({
  page,
}) => {
  await open(page, 'ar');
  const { manifest } = await linkedManifest(page);
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'narrow']);
  const pictures = [...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) expect(await sentAs(page, src)).toEqual({ sizes, type });
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Buscar /search',
    'Carrito /cart',
    'Mis pedidos /account/orders',
  ]);
});

test('PWA-04: Chromium finds nothing that would prevent installation, in any country', async ({ phone }) => {
  const devtools = await phone.context().newCDPSession(phone);
  for (const country of countries) {
    await open(phone, country);
    await expect(banner(phone)).toBeVisible();
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/\/manifest\.webmanifest$/);
  }
});

test('APP-19: the banner comes with the offer of the browser, moves nothing, and closed it stays closed', async ({
  phone,
}) => {
  const shifts = await watchShifts(phone);
  await open(phone, 'ar');
  await expect(banner(phone)).toBeVisible();
  expect(unexpectedShift(await shifts())).toBe(0);
  await banner(phone).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(banner(phone)).toHaveCount(0);
  await phone.reload();
  await phone.waitForFunction(() => globalThis.installOffer !== undefined);
  await expect(phone.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  await phone.waitForLoadState('networkidle');
  await expect(banner(phone)).toHaveCount(0);
});

test('APP-19: an offer that comes before the code of the banner is not lost', async ({ phone }) => {
  const released = Promise.withResolvers<void>();
  await phone.route(/\/assets\/late-[^/]+\.js$/, async (route) => {
    await released.promise;
    await route.fallback();
  });
  await open(phone, 'ar');
  await phone.waitForFunction(() => globalThis.installOffer !== undefined);
  // Otherwise some browsers would show a banner of their own.
  expect(await phone.evaluate(() => globalThis.installOffer?.defaultPrevented)).toBe(true);
  await expect(banner(phone)).toHaveCount(0);
  released.resolve();
  await expect(banner(phone)).toBeVisible();
});

test("APP-19: 'Instalar' hands over to the browser, and the banner is gone", async ({ phone }) => {
  await open(phone, 'ar');
  await banner(phone).getByRole('button', { name: 'Instalar' }).tap();
  await expect(banner(phone)).toHaveCount(0);
  await phone.waitForLoadState('networkidle');
  await expect(phone.getByRole('alert')).toHaveCount(0);
});

test('REACH-04: the icon of the installed shop has the number of products in the cart', async ({ phone }) => {
  await open(phone, 'ar');
  const devtools = await phone.context().newCDPSession(phone);
  const shop = { manifestId: new URL('/', phone.url()).href };
  await devtools.send('PWA.install', shop);
  const badge = async () => (await devtools.send('PWA.getOsAppState', shop)).badgeCount;
  expect(await badge()).toBe(0);

  await phone.getByRole('button', { name: 'Comprar por código' }).tap();
  await phone.getByLabel('Código del producto').fill('ZP0001-39');
  await phone.getByLabel('Cantidad').fill('2');
  await phone.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await expect.poll(badge).toBe(2);
  await phone.getByRole('link', { name: 'Ir al carrito' }).tap();
  await phone.evaluate(() => navigator.clearAppBadge());
  await expect.poll(badge).toBe(0);
  await phone.reload();
  await expect.poll(badge).toBe(2);
  await phone.getByRole('button', { name: 'Quitar Zapatilla urbana Lago' }).tap();
  await expect.poll(badge).toBe(0);
});

test('REACH-04: a product is shared by the sheet of the device', async ({ page }) => {
  // Browsers on desktops have none.
  await page.addInitScript(() => {
    navigator.share = async (link) => void Object.assign(globalThis, { link });
  });
  await open(page, 'ar', lago.path);
  await page.getByRole('button', { name: 'Compartir' }).tap();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { link?: unknown }).link))
    .toEqual({ title: lago.name, url: new URL(lago.path, page.url()).href });
});
