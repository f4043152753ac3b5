import { expect, open, test } from './journey.ts';

for (const [country, path] of [
  ['ar', '/preguntas-frecuentes'],
  ['cl', '/atencion-al-cliente'],
  ['co', '/help'],
  ['br', '/help'],
] as const)
  test(`ROUTE-34, CONTENT-09: from the menu to the help and an answer, ${country}`, async ({ page }) => {
    await open(page, country, '/menu');
    await page.getByRole('main').getByRole('link', { name: 'Ayuda' }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('contrasena');
    await page.getByText('Olvidé mi contraseña').tap();
    await page.getByRole('link', { name: 'Recuperar contraseña' }).tap();
    await expect(page).toHaveURL(/\/forgotpassword$/);
  });

test('ROUTE-34: the link of another country leads to the path of this one, and back to where it was opened', async ({
  page,
}) => {
  await open(page, 'ar', '/menu');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ayuda' })).toBeVisible();
  await open(page, 'ar', '/help/?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  await expect(page).toHaveURL(/\/preguntas-frecuentes\?utm_source=mail$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/menu$/);
});
