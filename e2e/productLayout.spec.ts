import type { Locator, Page } from '@playwright/test';
import { lago, lagoInBlack } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';

const { path } = lago;

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Failed to measure: it is not drawn.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

const gallery = (page: Page) => page.getByRole('region', { name: 'Fotos del producto' });
const bar = (page: Page) => page.getByRole('region', { name: 'Compra' });

/** That the thumbnails cover nothing of the picture, and can be touched. */
async function checkThumbnails(page: Page) {
  const thumbs = gallery(page).getByRole('button', { name: /^Foto \d/ });
  await expect(thumbs.nth(1)).toBeVisible();
  const picture = await boxOf(gallery(page).getByRole('img').first());
  expect(picture.right - picture.left).toBeGreaterThan(150);
  for (const thumb of await thumbs.all()) {
    const box = await boxOf(thumb);
    expect(overlap(box, picture)).toBe(false);
    expect([box.right - box.left, box.bottom - box.top].every((side) => side >= 44)).toBe(true);
  }
}

/** That the whole picture, the price and the add button are in the first window. */
async function checkFirstWindow(page: Page, { width, height }: { width: number; height: number }) {
  const first = gallery(page).getByRole('img').first();
  const [picture, name, button] = await Promise.all([
    boxOf(first),
    boxOf(page.getByRole('heading', { level: 1 })),
    boxOf(bar(page)),
  ]);
  const price = await boxOf(page.locator('article [data-large]').first());
  const edge = (await boxOf(page.getByRole('banner'))).bottom;
  expect(picture.top).toBeGreaterThanOrEqual(edge);
  expect(picture.bottom).toBeLessThanOrEqual(button.top);
  expect(await first.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain');
  for (const text of [name, price]) {
    expect(text.top).toBeGreaterThanOrEqual(edge);
    expect(text.bottom).toBeLessThanOrEqual(button.top);
    expect(text.left).toBeGreaterThanOrEqual(picture.right);
  }
  expect(button.bottom).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('PROD-04, REACH-02: in any window the thumbnails cover nothing, and in landscape picture, price and add button are in the first one', async ({
  page,
}) => {
  await open(page, 'ar', path);
  await expect(bar(page)).toBeVisible();
  for (const viewport of windows)
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await checkThumbnails(page);
      if (viewport.height < 400) await checkFirstWindow(page, viewport);
    });
});

/** The most that a product page with all its rows shifts. */
const mostShift = 0.005;

test('PROD-15, PROD-18: nothing shifts while a product page is read to its end, nor with another color', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await open(page, 'ar', path);
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
  const row = page.getByRole('region', { name: 'También le puede gustar' });
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(row.getByRole('article').first()).toBeInViewport({ timeout: 300 });
  }).toPass();
  await page.mouse.wheel(0, 2000);
  await page.getByRole('link', { name: `Color ${lagoInBlack.color}` }).tap();
  await expect(page.getByRole('link', { name: `Color ${lagoInBlack.color}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(row.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() =>
      gallery(page)
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.complete),
    )
    .toBe(true);
  // The shifts of a frame are recorded after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const recorded = await shifts();
  expect(unexpectedShift(recorded), JSON.stringify(recorded)).toBeLessThanOrEqual(mostShift);
});
