import type { CDPSession, Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Fotos del producto' });
const view = (page: Page) => page.getByRole('dialog', { name: 'Fotos ampliadas' });
const picture = (page: Page) => view(page).getByRole('img', { name: /foto 1 de/ });

async function widthOf(page: Page) {
  return (await picture(page).boundingBox())?.width ?? 0;
}

/** A picture of the largest width: the server of journeys has small ones only. */
const large =
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="900"><circle cx="360" cy="450" r="300"/></svg>';

test.beforeEach(async ({ page }) => {
  await page.route('**/images/p/*-720.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: large }),
  );
});

/** Two fingers around a point, so many px from each other. */
const fingers = (x: number, y: number, distance: number) =>
  [-1, 1].map((side, id) => ({ x: x + (side * distance) / 2, y, id }));

/** Two fingers move apart, or towards each other. */
async function pinch(session: CDPSession, from: number, to: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : fingers(195, 420, distance),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}

async function enlarge(page: Page) {
  await open(page, 'ar', lago.path);
  await gallery(page).getByRole('img').first().tap();
  await expect(picture(page)).toBeVisible();
  await expect(async () => {
    const before = await widthOf(page);
    await page.waitForTimeout(300);
    expect(before).toBeGreaterThan(100);
    expect(await widthOf(page)).toBe(before);
  }).toPass();
  return widthOf(page);
}

test('SIZE-04: two fingers zoom a picture at least twice, and out again', async ({ page, context }) => {
  const width = await enlarge(page);
  const session = await context.newCDPSession(page);
  await pinch(session, 60, 240);
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(2 * width);
  // The picture settles before the fingers come again.
  await page.waitForTimeout(500);
  await pinch(session, 240, 20);
  await expect.poll(() => widthOf(page)).toBeLessThan(1.1 * width);
});

/** Two taps at once: each awaited for itself, they are further apart than a double tap on a busy machine. */
async function doubleTap(session: CDPSession) {
  const touches = (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: 195, y: 420 }] : [],
    }),
  );
  await Promise.all(touches);
}

test('SIZE-04: a double tap zooms a picture at least twice, and out again', async ({ page, context }) => {
  const width = await enlarge(page);
  const session = await context.newCDPSession(page);
  await doubleTap(session);
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(2 * width);
  // The picture settles before the finger comes again.
  await page.waitForTimeout(500);
  await doubleTap(session);
  await expect.poll(() => widthOf(page)).toBeLessThan(1.1 * width);
});

test('SIZE-04: keys zoom a picture, turn to the next one, and close the view where it was', async ({
  page,
}) => {
  await open(page, 'ar', lago.path);
  await gallery(page).getByRole('button', { name: 'Ampliar foto' }).press('Enter');
  await expect(picture(page)).toBeVisible();
  await page.waitForTimeout(500);
  const width = await widthOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(2 * width);
  await page.keyboard.press('-');
  await expect.poll(() => widthOf(page)).toBeLessThan(1.1 * width);
  // While it is larger than the window the arrows move it.
  await page.waitForTimeout(500);
  await page.keyboard.press('ArrowRight');
  await expect(view(page).getByRole('img', { name: /foto 2 de/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(gallery(page).getByRole('button', { name: /^Foto 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('SIZE-04: a finger swipes from one picture to the next', async ({ page, context }) => {
  await open(page, 'ar', lago.path);
  const second = gallery(page).getByRole('button', { name: /^Foto 2/ });
  await expect(second).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 300);
  for (let x = 290; x >= 60; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(second).toHaveAttribute('aria-current', 'true');
});
