import { expect, open, test } from './journey.ts';

test('FIND-04, SEARCH-08: the search by keyboard alone', async ({ page }) => {
  await open(page, 'ar', '/search');
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.type('vestid');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  const term = await page.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: String(term) })).toBeVisible();
  await page.goBack();
  await open(page, 'ar', '/search');
  await expect(box).toBeFocused();
  await expect(page.getByRole('link', { name: String(term) }).first()).toBeVisible();
  for (const name of ['Borrar todo', String(term), `Quitar ${term}`]) {
    await page.keyboard.press('Tab');
    // The close button of the bar is between the box and the list.
    if (
      await page.getByRole('button', { name: 'Cerrar' }).evaluate((each) => each === document.activeElement)
    )
      await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Búsquedas recientes' })).toHaveCount(0);
});
