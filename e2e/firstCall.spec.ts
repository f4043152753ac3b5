import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { expect, open, test } from './journey.ts';

const script = /\/assets\/[^/]+\.js$/;

/** The calls and pictures that the page asks for, in order. */
function asked(page: Page, what: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (what.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Holds the shop's script back until it is let go. */
async function holdScript(page: Page) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(script, async (route) => {
    await free;
    await route.fallback();
  });
  return letGo;
}

const visits = [
  { kind: 'home', path: '/', first: /\/api\/home\//, heading: 'Todo el verano a pie' },
  { kind: 'list', path: '/mujer/calzado/', first: /\/bff\/catalog\/category$/, heading: 'Calzado de mujer' },
  {
    kind: 'product',
    path: '/zapatilla-urbana-lago-zp0001.html',
    first: /\/bff\/catalog\/product-details\?/,
    heading: /Lago/,
  },
];

/** The mock draws each picture when it is first asked for. */
const drawn = { timeout: 20_000 };

for (const country of ['ar', 'cl'] satisfies CountryCode[])
  for (const { kind, path, first, heading } of visits)
    test(`CAT-53, FLAG-24: the first call of ${kind} in ${country} is on its way before the script, and is made once`, async ({
      page,
    }) => {
      // The mock makes its products and pictures when they are first asked for, which may take it a while.
      await open(page, country, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(drawn);
      // That page's late pictures are none of this one's.
      await page.goto('about:blank');
      const calls = asked(page, first);
      const pictures = asked(page, /\/images\//);
      const letGo = await holdScript(page);
      const opened = open(page, country, path);
      await expect.poll(() => calls.length).toBe(1);
      await expect.poll(() => pictures.length, drawn).toBe(1);

      letGo();
      await opened;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(drawn);
      const shown = page.locator('main img[fetchpriority=high]').first();
      await expect
        .poll(
          () => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          drawn,
        )
        .toBe(true);
      expect(calls).toHaveLength(1);
      expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(pictures[0]);
      expect(pictures.filter((url) => url === pictures[0])).toHaveLength(1);
    });

test('COUNTRY-03: with ?pais= the first call is for that country, and is made once', async ({ page }) => {
  const countries: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/home\//.test(request.url())) countries.push(request.headers()['x-mock-country']);
  });
  await open(page, 'ar', '/?pais=cl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(countries).toEqual(['cl']);
});

test('API-10: a first call that is slow is waited for, and not made again', async ({ page }) => {
  const calls = asked(page, /\/api\/home\//);
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

test('a first call that answers after the shopper has gone on disturbs nobody', async ({ page }) => {
  const calls = asked(page, /\/api\/home\//);
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

test('a first call that is answered with a page is made once more', async ({ page }) => {
  const calls = asked(page, /\/api\/home\//);
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
  // The browser itself reports a request that came to nothing.
  test.use({ expectedFaults: /ERR_CONNECTION_RESET/ });

  test('API-10, API-11: a first call that fails is made again by the shop', async ({ page }) => {
    const calls = asked(page, /\/api\/home\//);
    await page.route(/\/api\/home\//, (route) => route.abort('connectionreset'), { times: 1 });
    await open(page, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

test('CAT-29, CAT-30: the HTML of a list is asked for once, when its page has loaded', async ({ page }) => {
  const own = asked(page, /\/mujer\/calzado\/$/);
  let loaded = -1;
  page.on('load', () => {
    loaded = own.length;
  });
  await open(page, 'ar', '/mujer/calzado/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The document itself is the first.
  await expect.poll(() => own.length).toBe(2);
  expect(loaded).toBe(1);
});
