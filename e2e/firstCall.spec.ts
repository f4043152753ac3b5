import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const script = /\/assets\/[^/]+\.js$/;

/** The URLs that the page requests and that match `pattern`, in order. */
function recordRequests(page: Page, pattern: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Blocks the shop's script. Returns a function that releases it. */
async function blockScript(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const visits = [
  { kind: 'home', path: '/', first: /\/api\/home\//, heading: 'Todo el verano a pie' },
  { kind: 'list', path: shoeList.path, first: /\/bff\/catalog\/category$/, heading: shoeList.title },
  {
    kind: 'product',
    path: lago.path,
    first: /\/bff\/catalog\/product-details\?/,
    heading: /Lago/,
  },
];

/** The mock draws each picture on its first request, which is slow. */
const slow = { timeout: 20_000 };

for (const country of ['ar', 'cl'] satisfies CountryCode[])
  for (const { kind, path, first, heading } of visits)
    test(`CAT-53, FLAG-24: the first call of ${kind} in ${country} is sent before the script runs, and only once`, async ({
      page,
    }) => {
      // A first visit warms up the mock, which generates products and pictures on their first request.
      await open(page, country, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(slow);
      // Cancels late picture requests of the first visit.
      await page.goto('about:blank');
      const calls = recordRequests(page, first);
      const pictures = recordRequests(page, /\/images\//);
      const releaseScript = await blockScript(page);
      const opened = open(page, country, path);
      await expect.poll(() => calls.length).toBe(1);
      await expect.poll(() => pictures.length, slow).toBe(1);

      releaseScript();
      await opened;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(slow);
      const shown = page.locator('main img[fetchpriority=high]').first();
      await expect
        .poll(
          () => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          slow,
        )
        .toBe(true);
      expect(calls).toHaveLength(1);
      expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(pictures[0]);
      expect(pictures.filter((url) => url === pictures[0])).toHaveLength(1);
    });

test('COUNTRY-03: with ?pais= the first call is for that country, and is sent once', async ({ page }) => {
  const countries: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/home\//.test(request.url())) countries.push(request.headers()['x-mock-country']);
  });
  const answered = page.waitForResponse(/\/api\/home\//);
  await open(page, 'ar', '/?pais=cl');
  await answered;
  // A second call would come with the shop's script.
  await page.waitForLoadState('networkidle');
  expect(countries).toEqual(['cl']);
});

test('API-10: a slow first call is awaited, and not sent again', async ({ page }) => {
  const calls = recordRequests(page, /\/api\/home\//);
  let answer = () => {};
  await page.route(/\/api\/home\//, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fallback();
  });
  await open(page, 'ar');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a first call that answers after the shopper has left the screen has no effect', async ({ page }) => {
  const calls = recordRequests(page, /\/api\/home\//);
  let answer = () => {};
  await page.route(/\/api\/home\//, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fallback();
  });
  await open(page, 'ar');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Categorías' }).tap();
  await expect(page.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible();
  answer();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a first call that is answered with HTML is sent once more', async ({ page }) => {
  const calls = recordRequests(page, /\/api\/home\//);
  await page.route(
    /\/api\/home\//,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    { times: 1 },
  );
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test.describe('a network that fails once', () => {
  // The browser logs failed requests to the console.
  test.use({ expectedFaults: /ERR_CONNECTION_RESET/ });

  test('API-10, API-11: a first call that fails is retried by the shop', async ({ page }) => {
    const calls = recordRequests(page, /\/api\/home\//);
    await page.route(/\/api\/home\//, (route) => route.abort('connectionreset'), { times: 1 });
    await open(page, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

test('CAT-29, CAT-30: the HTML of a list is requested once, after its page has loaded', async ({ page }) => {
  const htmlRequests = recordRequests(page, /\/mujer\/calzado\/$/);
  let countAtLoad = -1;
  page.on('load', () => {
    countAtLoad = htmlRequests.length;
  });
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The first request is the document itself.
  await expect.poll(() => htmlRequests.length).toBe(2);
  expect(countAtLoad).toBe(1);
});
