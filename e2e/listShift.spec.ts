import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { hold } from './hold.ts';
import { expect, open, test } from './journey.ts';
import { watchShifts } from './shifts.ts';
import { patient } from './signIn.ts';

const deferredCode = /\/deferred-[^/]+\.js$/;

/** Opens a list without the deferred code; loads it, and returns a function that reads the layout shifts since then. */
async function openList(page: Page) {
  const shifts = await watchShifts(page);
  const release = await hold(page, deferredCode);
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  // A label moves with its font, which comes late on a slow machine.
  const start = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });
  await release();
  return async () => (await shifts()).filter(({ startTime }) => startTime > start);
}

test('CAT-38: the hearts of a list come without moving anything', async ({ page }) => {
  const shifts = await openList(page);
  await expect(page.getByRole('button', { name: /en favoritos$/ }).first()).toBeVisible(patient);
  expect(await shifts()).toEqual([]);
});

test.describe('with the question for the city', () => {
  test.use({ cityBanner: true });

  test('APP-20: it moves nothing that is in view', async ({ page }) => {
    const shifts = await openList(page);
    await expect(page.getByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
});
