import { shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { watchShifts } from './shifts.ts';
import { patient } from './signIn.ts';

test('CAT-38: the hearts of a list come without moving anything', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('button', { name: /en favoritos$/ }).first()).toBeVisible(patient);
  expect(await shifts()).toEqual([]);
});

test.describe('with the question for the city', () => {
  test.use({ cityBanner: true });

  test('APP-20: it moves nothing that is in view', async ({ page }) => {
    const shifts = await watchShifts(page);
    await open(page, 'ar', shoeList.path);
    await expect(page.getByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
});
