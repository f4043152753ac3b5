import { sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

for (const { source, flags } of sources)
  for (const country of ['ar', 'br'] as const)
    test.describe(`${country}, ${source}`, () => {
      test.use({ flags });

      test(`SEARCH-06, SEARCH-08, FIND-04: from search to cart, ${country}, ${source}`, async ({ page }) => {
        await open(page, country);
        await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Buscar' }).tap();
        const box = page.getByRole('combobox', { name: 'Buscar productos y marcas' });
        await expect(box).toBeFocused();
        await box.pressSequentially('zapat');
        const option = page.getByRole('option').first();
        await expect(option).toHaveText(/^zapatillas/);
        await option.tap();
        await page.getByRole('article').first().getByRole('link').tap();
        await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^\d\d$/ })
          .first()
          .tap();
        await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
        await open(page, country, '/search');
        const recent = page.getByRole('region', { name: 'Búsquedas recientes' });
        await expect(recent.getByRole('link')).toHaveText(/^zapatillas/);
      });
    });

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

const strange: [string, string][] = [
  ['5,000 letters', 'botas '.repeat(833)],
  ['emoji around a word', '👟botas👢🩴'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['percent signs', '100%25 %'],
  ['right-to-left marks', '\u202Ebotas\u200F'],
];

for (const [what, text] of strange)
  test(`SEARCH-02: a search for ${what} neither throws nor loses the text`, async ({ page }) => {
    await open(page, 'ar', '/search');
    const box = page.getByRole('combobox');
    await box.fill(text);
    await page.waitForTimeout(500);
    await expect(box).not.toHaveValue('');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(?:Buscar|Cargando)$/, {
      timeout: 20_000,
    });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });

test('SEARCH-02, VAL-37: a search for emoji alone searches for nothing, and keeps the text', async ({
  page,
}) => {
  await open(page, 'ar', '/search');
  const box = page.getByRole('combobox');
  await expect(page.getByRole('region', { name: 'Lo más buscado' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await box.fill('👟👢🩴');
  await box.press('Enter');
  await page.waitForTimeout(500);
  await expect(box).toHaveValue('👟👢🩴');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/search(?:\?|$)/);
  await expect(page.getByRole('region', { name: 'Lo más buscado' })).toBeVisible();
  expect(requests.filter((url) => /suggest|catalog/.test(url))).toEqual([]);
});
