import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { call, hold, screenScript, script } from './hold.ts';
import { expect, test } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';

const pages = [
  { kind: 'home', path: '/', heading: 'Todo el verano a pie' },
  { kind: 'list', path: shoeList.path, heading: shoeList.title },
  { kind: 'product', path: lago.path, heading: /Lago/ },
];

/** The first picture as a frame shows it: undefined where there is none, or one that has not loaded. */
interface Shown {
  src: string;
  box: string;
}

/** Records the first picture in each frame, and the addresses of the largest contentful paints; '' is a text. */
async function watchPicture(page: Page) {
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    const largest: string[] = [];
    Object.assign(globalThis, { frames, largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest.push((entry as unknown as { url: string }).url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = () => {
      const image = document.querySelector<HTMLImageElement>('#main img[fetchpriority=high]');
      const { x, y, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
      const shown = image !== null && image.complete && image.naturalWidth > 0;
      frames.push(shown ? { src: image.currentSrc, box: [x, y, width, height].join(' ') } : undefined);
      // Requested after a frame, it runs after all work that changes the next frame.
      setTimeout(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
  });
  return {
    frames: () => page.evaluate(() => (globalThis as unknown as { frames: (Shown | null)[] }).frames),
    largest: () => page.evaluate(() => (globalThis as unknown as { largest: string[] }).largest),
  };
}

const open = (page: Page, path: string) =>
  page.goto(`http://localhost:${process.env['JOURNEY_PORT']}${path}`, { waitUntil: 'commit' });

/** The picture that the page has painted, in view. */
async function expectPicture(page: Page) {
  const picture = page.locator('#main img[fetchpriority=high]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(picture).toBeInViewport({ ratio: 0.5 });
}

for (const { kind, path, heading } of pages) {
  test(`REACH-09: the first picture of ${kind} is painted before any script, and stays where it is`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const { frames, largest } = await watchPicture(page);
    const releaseScreen = await hold(page, screenScript);
    const releaseScript = await hold(page, script);
    await open(page, path);
    await expectPicture(page);
    await expect.poll(async () => (await largest()).at(-1)).toMatch(/\/images\//);
    const before = (await frames()).length;
    await page.evaluate(() => document.querySelector('#main')?.setAttribute('data-of-the-page', ''));

    // The shop draws its own skeleton first, with its progress, while the code of the screen is missing.
    await releaseScript();
    await expect(page.locator('#main:not([data-of-the-page])')).toBeAttached();
    await expect(page.getByRole('progressbar', { name: 'Cargando' })).toBeVisible();
    await expectPicture(page);

    await releaseScreen();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('#main [data-shape=pane] + img')).toHaveCount(0);
    const [first, ...others] = (await frames()).slice(before);
    expect(first?.src).toMatch(/\/images\//);
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((each) => each?.src !== first?.src || each?.box !== first?.box)).toEqual([]);
    // The screen's picture is no larger paint than the page's picture.
    expect((await largest()).filter((url) => url === first?.src)).toHaveLength(1);
    expect(unexpectedShift(await shifts())).toBeLessThan(0.005);
  });

  test(`REACH-09: the first picture of ${kind} is painted when a slow call is answered after the shop has started`, async ({
    page,
  }) => {
    const releaseCall = await hold(page, call);
    await hold(page, screenScript);
    await open(page, path);
    await expect(page.getByRole('progressbar', { name: 'Cargando' })).toBeVisible();
    await expect(page.locator('#main [data-shape=pane] + img')).toHaveCount(1);
    await releaseCall();
    await expectPicture(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test.describe('a call that fails', () => {
  // The browser logs failed requests to the console.
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('REACH-09: no picture is painted, and the shop shows the failure', async ({ page }) => {
    await page.route(/\/api\/home\//, (route) => route.abort());
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(page.locator('#main img[fetchpriority=high]')).toHaveCount(0);
  });
});
