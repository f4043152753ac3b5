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

/** Two fingers around a point, so many px from each other. */
const fingers = (x: number, y: number, distance: number) =>
  [-1, 1].map((side, id) => ({ x: x + (side * distance) / 2, y, id }));

type Finger = { x: number; y: number; id?: number };

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: Finger[] = [],
) => session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Two fingers move apart, or towards each other. */
async function pinch(session: CDPSession, from: number, to: number) {
  await touch(session, 'touchStart', fingers(195, 420, from));
  for (let step = 1; step <= 10; step += 1)
    await touch(session, 'touchMove', fingers(195, 420, from + ((to - from) * step) / 10));
  await touch(session, 'touchEnd');
}

/** A finger moves over the gallery, to the left. */
async function swipe(session: CDPSession) {
  await touch(session, 'touchStart', [{ x: 300, y: 300 }]);
  for (let x = 290; x >= 60; x -= 10) await touch(session, 'touchMove', [{ x, y: 300 }]);
  await touch(session, 'touchEnd');
}

/** Waits until nothing moves in the view, which ignores fingers meanwhile. */
const rests = (page: Page) =>
  expect.poll(() => view(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);

/** Two taps at once: each awaited for itself, they are further apart than a double tap on a busy machine. */
const doubleTap = (session: CDPSession) =>
  Promise.all(
    (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
      touch(session, type, type === 'touchStart' ? [{ x: 195, y: 420 }] : []),
    ),
  );

test('SIZE-04: fingers zoom a picture at least twice and out again, by a double tap and by a pinch, and swipe to the next one', async ({
  page,
  context,
}) => {
  await page.route('**/images/p/*-720.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: large }),
  );
  await open(page, 'ar', lago.path);
  await gallery(page).getByRole('img').first().tap();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(100);
  await rests(page);
  const width = await widthOf(page);
  const session = await context.newCDPSession(page);
  await test.step('a double tap', async () => {
    await doubleTap(session);
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(2 * width);
    await rests(page);
    await doubleTap(session);
    await expect.poll(() => widthOf(page)).toBeLessThan(1.1 * width);
    await rests(page);
  });
  await test.step('a pinch', async () => {
    await pinch(session, 60, 240);
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(2 * width);
    await rests(page);
    // Moves between two frames count as one, so that a pinch of a busy machine may reduce it only in part.
    await expect(async () => {
      await pinch(session, 240, 20);
      expect(await widthOf(page)).toBeLessThan(1.1 * width);
    }).toPass();
    await rests(page);
  });

  await view(page).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(view(page)).toBeHidden();
  await swipe(session);
  await expect(gallery(page).getByRole('button', { name: /^Foto 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
