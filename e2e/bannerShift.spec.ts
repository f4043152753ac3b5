import { shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { watchShifts } from './shifts.ts';

test.use({ cityBanner: true });

test('APP-20: the question for the city moves nothing that is in view', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, 'ar', shoeList.path);
  await expect(page.getByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});
