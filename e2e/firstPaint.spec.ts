import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';
import { watchShifts } from './shifts.ts';

const script = /\/assets\/[^/]+\.js$/;
const screenScript = /\/assets\/\w+Screen-[^/]+\.js$/;
const call = /\/(?:api|bff|cms)\//;

/** Holds back what fits until it is let go; what comes later is not held any more. */
async function hold(page: Page, what: RegExp) {
  const held: Route[] = [];
  let open = false;
  await page.route(what, async (route) => {
    if (open) await route.fallback();
    else held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
}

/** The page as it is seen, without the bar that grows by itself. */
async function seen(page: Page) {
  await page.evaluate(async () => {
    // It ends within a pixel, which its mask does not cover: there it would be seen to grow on a slow machine.
    for (const bar of document.querySelectorAll('progress')) bar.style.opacity = '0';
    await document.fonts.ready;
  });
  return page.screenshot({ animations: 'disabled', mask: [page.locator('progress')] });
}

const places = [
  { kind: 'home', path: '/' },
  { kind: 'list', path: '/mujer/calzado/' },
  { kind: 'product', path: '/zapatilla-urbana-lago-zp0001.html' },
  { kind: 'cart', path: '/cart' },
  { kind: 'menu', path: '/menu' },
  { kind: 'missing', path: '/login' },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const { kind, path } of places)
    test.describe(`${kind}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test(`APP-07: the page of ${kind} is painted before any script, ${colorScheme}, and nothing moves when the shop comes`, async ({
        page,
      }) => {
        const shifts = await watchShifts(page);
        await hold(page, call);
        const letScreenGo = await hold(page, screenScript);
        const letScriptGo = await hold(page, script);
        await page.goto(`http://localhost:${process.env['JOURNEY_PORT']}${path}`, { waitUntil: 'commit' });
        await expect(
          page.getByRole('navigation', { name: 'Principal' }).or(page.getByRole('progressbar')),
        ).not.toHaveCount(0);
        const painted = await seen(page);
        await page.evaluate(() => document.querySelector('#main')?.setAttribute('data-of-the-page', ''));

        await letScriptGo();
        await expect(page.locator('#main:not([data-of-the-page])')).toBeAttached();
        expect((await seen(page)).equals(painted), 'the first drawing of the shop is the page').toBe(true);

        await letScreenGo();
        if (kind !== 'missing') await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await shifts()).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
