import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { call, hold, screenScript, script } from './hold.ts';
import { expect, test } from './journey.ts';
import { watchShifts } from './shifts.ts';

/** A screenshot of the page without the progress bar, which grows by itself. */
async function screenshot(page: Page) {
  await page.evaluate(async () => {
    // The bar ends within a pixel that the mask does not cover, so its growth would show on a slow machine.
    for (const bar of document.querySelectorAll('progress')) bar.style.opacity = '0';
    await document.fonts.ready;
  });
  return page.screenshot({ animations: 'disabled', mask: [page.locator('progress')] });
}

/** The skeleton of a screen, below the progress bar along the top of the window. */
async function expectSkeleton(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Cargando' })).toBeAttached();
  const bar = page.getByRole('progressbar', { name: 'Cargando' });
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  await expect(page.locator('#main [data-shape]').first()).toBeVisible();
}

/** A page with each skeleton, in either scheme. */
const pages = [
  { kind: 'home', path: '/', colorScheme: 'light' },
  { kind: 'list', path: shoeList.path, colorScheme: 'dark' },
  { kind: 'product', path: lago.path, colorScheme: 'light' },
  { kind: 'cart', path: '/cart', colorScheme: 'dark' },
  { kind: 'menu', path: '/menu', colorScheme: 'light' },
  { kind: 'search', path: '/search', colorScheme: 'dark' },
] as const;

for (const { kind, path, colorScheme } of pages)
  test.describe(kind, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`APP-07: the page of ${kind} is painted before any script, ${colorScheme}, and nothing moves when the shop starts`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await hold(page, call);
      const releaseScreen = await hold(page, screenScript);
      const releaseScript = await hold(page, script);
      await page.goto(`http://localhost:${process.env['JOURNEY_PORT']}${path}`, { waitUntil: 'commit' });
      await expect(
        page.getByRole('navigation', { name: 'Principal' }).or(page.getByRole('progressbar')),
      ).not.toHaveCount(0);
      await expectSkeleton(page);
      const painted = await screenshot(page);
      await page.evaluate(() => document.querySelector('#main')?.setAttribute('data-of-the-page', ''));

      await releaseScript();
      await expect(page.locator('#main:not([data-of-the-page])')).toBeAttached();
      expect((await screenshot(page)).equals(painted), 'the first drawing of the shop is the page').toBe(
        true,
      );
      await expectSkeleton(page);

      await releaseScreen();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
