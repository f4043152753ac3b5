import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { lago, shoeList } from '#fixtures/situations.ts';
import { hold, script } from './hold.ts';
import { expect, test } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';

/** Opens a path on the server that fills pages. */
const openFilled = (page: Page, country: CountryCode, path: string) =>
  page.goto(`http://${country === 'ar' ? '' : `${country}.`}localhost:${process.env['FILLED_PORT']}${path}`, {
    waitUntil: 'commit',
  });

/** The first calls that the page itself sends. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:api\/home\/|bff\/catalog\/(?:category$|product-details))/.test(request.url()))
      calls.push(request.url());
  });
  return calls;
}

const heading = 'Todo el verano a pie';
const visits = [
  { kind: 'home', country: 'ar', path: '/', heading },
  { kind: 'list', country: 'cl', path: shoeList.path, heading: shoeList.title },
  { kind: 'product', country: 'br', path: lago.path, heading: /Lago/ },
] as const;

for (const { kind, country, path, heading } of visits)
  test(`REACH-09: a filled page of ${kind} in ${country} paints its picture before any script, and needs no call`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    const shifts = await watchShifts(page);
    const release = await hold(page, script);
    await openFilled(page, country, path);
    const picture = page.locator('#main img[fetchpriority=high]').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(page.getByRole('progressbar', { name: 'Cargando' })).toBeAttached();

    await release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(src);
    expect(calls).toEqual([]);
    expect(unexpectedShift(await shifts())).toBeLessThan(0.005);
  });

test('a filled page that is opened again sends its call: the answer in it may be old', async ({ page }) => {
  const calls = watchCalls(page);
  await openFilled(page, 'ar', '/');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('FLAG-24: a filled list is not used on a device with another source, and the shop sends its own calls', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.addInitScript(() => localStorage.setItem('flags', '{"backend_for_frontend":"off"}'));
  await openFilled(page, 'ar', shoeList.path);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toEqual([]);
  expect(await page.locator('#answer').count()).toBe(1);
});
