import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { hold, script } from './hold.ts';
import { expect, open, test } from './journey.ts';

/** The URLs that the page requests and that match `pattern`, in order. */
function recordRequests(page: Page, pattern: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const visits = [
  { kind: 'home', country: 'ar', path: '/', first: /\/api\/home\//, heading: 'Todo el verano a pie' },
  {
    kind: 'list',
    country: 'cl',
    path: shoeList.path,
    first: /\/bff\/catalog\/category$/,
    heading: shoeList.title,
  },
  {
    kind: 'product',
    country: 'br',
    path: lago.path,
    first: /\/bff\/catalog\/product-details\?/,
    heading: /Lago/,
  },
] as const;

for (const { kind, country, path, first, heading } of visits)
  test(`CAT-53, FLAG-24: the first call of ${kind} is sent before the script runs, and only once, ${country}`, async ({
    page,
  }) => {
    const calls = recordRequests(page, first);
    const pictures = recordRequests(page, /\/images\//);
    const releaseScript = await hold(page, script);
    const opened = open(page, country, path);
    await expect.poll(() => calls.length).toBe(1);
    await expect.poll(() => pictures.length).toBe(1);

    await releaseScript();
    await opened;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const shown = page.locator('main img[fetchpriority=high]').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(calls).toHaveLength(1);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(pictures[0]);
    expect(pictures.filter((url) => url === pictures[0])).toHaveLength(1);
  });

test('API-10: a slow first call is awaited, also while the shopper is elsewhere, and not sent again', async ({
  page,
}) => {
  const home = /\/api\/home\//;
  const calls = recordRequests(page, home);
  const answer = await hold(page, home);
  await open(page, 'ar');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Categorías' }).tap();
  await expect(page.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible();
  await answer();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  expect(calls).toHaveLength(1);
});
