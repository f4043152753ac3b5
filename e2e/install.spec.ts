import type { Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import { hold } from './hold.ts';
import { expect, open } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';
import { orderByCode } from './signIn.ts';
import { test } from './wholeChromium.ts';

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

test('PWA-04, APP-16, REACH-04: the install manifest names the shop and has its pictures, and a product is shared by the device', async ({
  page,
}) => {
  // Browsers on desktops have no share sheet.
  await page.addInitScript(() => {
    navigator.share = async (link) => void Object.assign(globalThis, { link });
  });
  await open(page, 'ar', lago.path);
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
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'narrow']);
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Buscar /search',
    'Carrito /cart',
    'Mis pedidos /account/orders',
  ]);
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
  for (const { src, sizes, type: declared } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons])
    expect(await sentAs(page, src)).toEqual({ sizes, type: declared });

  await page.getByRole('button', { name: 'Compartir' }).tap();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { link?: unknown }).link))
    .toEqual({ title: lago.name, url: new URL(lago.path, page.url()).href });
});

test('PWA-04, APP-19, REACH-04: Chromium offers installation, and the installed shop has the count of the cart on its icon', async ({
  phone,
}) => {
  const shifts = await watchShifts(phone);
  const releaseCode = await hold(phone, /\/assets\/deferred-[^/]+\.js$/);
  await open(phone, 'ar');
  const devtools = await phone.context().newCDPSession(phone);
  const shop = { manifestId: new URL('/', phone.url()).href };
  const badge = async () => (await devtools.send('PWA.getOsAppState', shop)).badgeCount;

  await test.step('APP-19: an offer that comes before the code of the banner is not lost, and moves nothing', async () => {
    await phone.waitForFunction(() => globalThis.installOffer !== undefined);
    // Otherwise some browsers would show a banner of their own.
    expect(await phone.evaluate(() => globalThis.installOffer?.defaultPrevented)).toBe(true);
    await expect(banner(phone)).toHaveCount(0);
    await releaseCode();
    await expect(banner(phone)).toBeVisible();
    expect(unexpectedShift(await shifts())).toBe(0);
  });

  await test.step('PWA-04: Chromium finds nothing that would prevent installation', async () => {
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/\/manifest\.webmanifest$/);
  });

  await test.step("APP-19: 'Instalar' hands over to the browser, and the banner is gone", async () => {
    await banner(phone).getByRole('button', { name: 'Instalar' }).tap();
    await expect(banner(phone)).toHaveCount(0);
  });

  await test.step('REACH-04: the icon has the number of products in the cart, also after a reload', async () => {
    await devtools.send('PWA.install', shop);
    expect(await badge()).toBe(0);
    await orderByCode(phone, 'ZP0001-39');
    await expect.poll(badge).toBe(1);
    // Setting the badge has caused no error.
    await expect(phone.getByRole('alert')).toHaveCount(0);
    await phone.getByRole('link', { name: 'Ir al carrito' }).tap();
    await phone.evaluate(() => navigator.clearAppBadge());
    await expect.poll(badge).toBe(0);
    await phone.reload();
    await expect.poll(badge).toBe(1);
    await phone.getByRole('button', { name: 'Quitar Zapatilla urbana Lago' }).tap();
    await expect.poll(badge).toBe(0);
  });
});
